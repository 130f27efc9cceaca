-- New entries go into the index at once. Those that still wait for it are added here.
ALTER INDEX "images_search" SET (fastupdate = false);
--> statement-breakpoint
ALTER INDEX "search_words_typo_keys" SET (fastupdate = false);
--> statement-breakpoint
ALTER INDEX "users_folded" SET (fastupdate = false);
--> statement-breakpoint
ALTER INDEX "users_typo_keys" SET (fastupdate = false);
--> statement-breakpoint
SELECT gin_clean_pending_list(name::regclass)
  FROM unnest(ARRAY['images_search', 'search_words_typo_keys', 'users_folded', 'users_typo_keys']) name;
