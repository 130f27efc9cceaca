import type { AdminUser, AdminUserList, Analytics } from "@promptfolio/contracts/api/admin";
import type { Image, ImageList } from "@promptfolio/contracts/api/images";

/** Sample responses for component tests. */

export const analytics: Analytics = {
  totalViews: 1200,
  totalUsers: 20,
  totalDownloads: 300,
  activeUsers: 8,
  todayViews: 30,
  topCategories: [
    { name: "Product Poster", views: 500, percentage: 41.7 },
    { name: "Social Media", views: 300, percentage: 25 },
    { name: "Mockup Ads", views: 200, percentage: 16.7 },
    { name: "Banner Design", views: 150, percentage: 12.5 },
    { name: "Logo Design", views: 50, percentage: 4.2 },
  ],
  history: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-01-${String(index + 1).padStart(2, "0")}`,
    views: index * 2,
    downloads: index,
    copies: 1,
    signUps: 0,
  })),
};

export const user = (change: Partial<AdminUser> = {}): AdminUser => ({
  id: "u1",
  name: "Ada Lovelace",
  email: "ada@example.com",
  status: "active",
  joinDate: "2026-01-01T00:00:00Z",
  lastActive: "2026-01-11T00:00:00Z",
  viewsUsed: 2,
  totalViews: 5,
  totalPromptViews: 40,
  totalDownloads: 10,
  ...change,
});

export const userList = (users: AdminUser[], total = users.length): AdminUserList => ({
  users,
  total,
  recentUsers: users.slice(0, 5),
  topDownloaders: users.slice(0, 3),
});

export const image = (change: Partial<Image> = {}): Image => ({
  id: "aaaaaaaaaaaaaaaaaaaa0001",
  slug: "red-poster-aaaa0001",
  title: "Red Poster",
  alt: "A red poster",
  category: "Product Poster",
  tag: "New",
  theme: "Modern",
  colors: [],
  prompt: "A poster, all red",
  imageUrl: "/media/c_fill,w_432,h_540,q_auto,f_auto/red",
  width: 1080,
  height: 1350,
  thumbhash: "",
  views: 10,
  downloads: 2,
  copies: 1,
  created_at: "2026-01-01T00:00:00Z",
  version: 1,
  ...change,
});

export const imageList = (images: Image[], change: Partial<ImageList> = {}): ImageList => ({
  images,
  has_more: false,
  cursor: null,
  total: images.length,
  ...change,
});
