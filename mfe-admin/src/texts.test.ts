import { TEXTS } from "./texts";

// The right-hand side is the fixed text, word for word.
test.each([
  [TEXTS.frame.title, "Admin Dashboard"],
  [TEXTS.frame.loggedOut, "Logged out successfully"],
  [TEXTS.analytics.empty, "No analytics data available. This might be a new installation."],
  [TEXTS.analytics.showing(5, 42), "Showing 5 of 42 users"],
  [TEXTS.users.empty, "No Users Found"],
  [TEXTS.users.activated, "User has been activated successfully."],
  [TEXTS.users.deactivated, "User has been deactivated successfully."],
  [TEXTS.users.statusFailed, "Failed to update user status. Please try again."],
  [
    TEXTS.users.confirmDelete("Ada"),
    'Are you sure you want to delete user "Ada"? This action cannot be undone.',
  ],
  [TEXTS.users.deleteFailed, "Failed to delete user. Please try again."],
  [TEXTS.images.failed, "Failed to fetch images"],
  [TEXTS.images.hint, "PNG, JPG, or WEBP up to 10MB"],
  [TEXTS.images.fileMissing, "Please select an image file"],
  [TEXTS.images.signInFirst, "Authentication required. Please login first."],
  [TEXTS.images.signInAsAdmin, "Please login as admin first to upload images"],
  [TEXTS.images.uploadFailed("too large"), "Failed to upload image: too large"],
  [TEXTS.images.uploaded, "Image uploaded successfully!"],
  [TEXTS.images.confirmDelete("Red"), 'Are you sure you want to delete "Red"?'],
  [TEXTS.images.deleted, "Image deleted successfully!"],
  [TEXTS.images.deleteFailed, "Failed to delete image"],
  [TEXTS.settings.loading, "Loading settings..."],
  [TEXTS.settings.saving, "Saving..."],
  [TEXTS.settings.save, "Save Settings"],
  [TEXTS.settings.reset, "Reset Changes"],
  [TEXTS.settings.saved, "Settings saved successfully!"],
  [TEXTS.settings.usersUpdated(3), "3 existing users were updated with the new daily limits."],
  [TEXTS.settings.failed, "Error"],
])("the text is '%s'", (text, specified) => {
  expect(text).toBe(specified);
});
