CREATE TABLE "deletions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"batch" text NOT NULL,
	"name" text NOT NULL,
	"actor" text NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deletions_batch" ON "deletions" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "deletions_kind" ON "deletions" USING btree ("kind","deleted_at");