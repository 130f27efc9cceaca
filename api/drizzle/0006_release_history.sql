CREATE TABLE "release_history" (
	"remote" text NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"version" text NOT NULL,
	"measure" text NOT NULL,
	"amount" double precision NOT NULL,
	CONSTRAINT "release_history_remote_slot_version_measure_pk" PRIMARY KEY("remote","slot","version","measure")
);
--> statement-breakpoint
ALTER TABLE "release_errors" ADD COLUMN "browsers" jsonb DEFAULT '{}'::jsonb NOT NULL;