-- Initial counts of an image: they belong to its category, not to a day.
-- Migration 0008 created this function with the trigger that calls it; later changes are made only here.
CREATE OR REPLACE FUNCTION add_first_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories c SET views = c.views + added.views, downloads = c.downloads + added.downloads
    FROM (
      SELECT i.category, sum(n.views) AS views, sum(n.downloads) AS downloads
        FROM new_counters n JOIN images i ON i.id = n.image_id
        WHERE n.views <> 0 OR n.downloads <> 0 GROUP BY i.category
    ) added
    WHERE c.name = added.category;
  RETURN NULL;
END $$;
