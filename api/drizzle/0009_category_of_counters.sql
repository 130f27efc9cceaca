-- Saves a join per event. Empty until an image's next event, so that the migration rewrites no rows.
ALTER TABLE "image_counters" ADD COLUMN "category_number" integer;
