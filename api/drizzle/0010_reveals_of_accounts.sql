-- Before statistics exist, adopting a guest's reveals took this index for "user_id IS NULL", and read those of all guests.
DROP INDEX "reveals_user";--> statement-breakpoint
CREATE INDEX "reveals_user" ON "reveals" USING btree ("user_id","day") WHERE user_id is not null;
