/** The texts that are fixed, in one place, so that they can be checked. */
export const TEXTS = {
  frame: {
    title: "Admin Dashboard",
    badge: "Administrator",
    loggedOut: "Logged out successfully",
  },
  analytics: {
    empty: "No analytics data available. This might be a new installation.",
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} users`,
  },
  live: {
    never: "Never",
    seconds: (count: number) => `${count}s ago`,
    minutes: (count: number) => `${count}m ago`,
  },
  users: {
    empty: "No Users Found",
    activated: "User has been activated successfully.",
    deactivated: "User has been deactivated successfully.",
    statusFailed: "Failed to update user status. Please try again.",
    confirmDelete: (name: string) =>
      `Are you sure you want to delete user "${name}"? This action cannot be undone.`,
    /** No text is fixed for this success. */
    removed: "User has been deleted successfully.",
    deleteFailed: "Failed to delete user. Please try again.",
  },
  administrators: {
    failed: "Administrators could not be loaded",
    statusFailed: "Failed to update the administrator's status. Please try again.",
    confirmDeactivate: (name: string) =>
      `Are you sure you want to deactivate "${name}"? All their sessions end at once.`,
  },
  images: {
    failed: "Failed to fetch images",
    hint: "PNG, JPG, or WEBP up to 10MB",
    fileMissing: "Please select an image file",
    signInFirst: "Authentication required. Please login first.",
    signInAsAdmin: "Please login as admin first to upload images",
    uploadFailed: (message: string) => `Failed to upload image: ${message}`,
    uploaded: "Image uploaded successfully!",
    confirmDelete: (title: string) => `Are you sure you want to delete "${title}"?`,
    deleted: "Image deleted successfully!",
    deleteFailed: "Failed to delete image",
    /** The notice for 'Edit'; its words are not fixed. */
    editing: (title: string) => `Editing "${title}"`,
  },
  settings: {
    loading: "Loading settings...",
    saving: "Saving...",
    save: "Save Settings",
    reset: "Reset Changes",
    saved: "Settings saved successfully!",
    usersUpdated: (count: number) => `${count} existing users were updated with the new daily limits.`,
    failed: "Error",
  },
} as const;
