CREATE TABLE "release_errors" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"source" text,
	"message" text NOT NULL,
	"page" text NOT NULL,
	"stack" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "release_errors_remote_version_kind_place_pk" PRIMARY KEY("remote","version","kind","place")
);
--> statement-breakpoint
CREATE INDEX "release_errors_last_seen" ON "release_errors" USING btree ("last_seen");