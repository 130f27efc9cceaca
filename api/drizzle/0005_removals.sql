CREATE TABLE "removals" (
	"original_key" text PRIMARY KEY NOT NULL,
	"image_id" text NOT NULL,
	"content_hash" text NOT NULL
);
