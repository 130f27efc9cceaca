CREATE TABLE "event_usage" (
	"network" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"image_id" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "event_usage_network_day_kind_image_id_pk" PRIMARY KEY("network","day","kind","image_id")
);
--> statement-breakpoint
ALTER TABLE "account_guests" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "last_day_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_usage" ADD COLUMN "new_account_reveals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The files of these functions replace them with ones that take other parameters.
DROP FUNCTION IF EXISTS reveal(text, text, text, text, text, date, timestamptz, date, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS revealed_images(date, text, text);--> statement-breakpoint
DROP FUNCTION IF EXISTS count_event(text, text, text, text, date);
