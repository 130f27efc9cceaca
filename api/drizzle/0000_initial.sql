-- Trigram search; a trusted extension, so the database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_guests" (
	"user_id" text NOT NULL,
	"guest_id" text NOT NULL,
	CONSTRAINT "account_guests_user_id_guest_id_pk" PRIMARY KEY("user_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	"downloads" integer NOT NULL,
	"copies" integer NOT NULL,
	"sign_ups" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"image_id" text NOT NULL,
	"user_id" text,
	"guest_id" text
);
--> statement-breakpoint
CREATE TABLE "facets" (
	"category" text NOT NULL,
	"tag" text NOT NULL,
	"theme" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facets_category_tag_theme_pk" PRIMARY KEY("category","tag","theme")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" text PRIMARY KEY NOT NULL,
	"last_day" date,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_counters" (
	"image_id" text PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"short_id" text GENERATED ALWAYS AS (right(id, 8)) STORED NOT NULL,
	"title" text NOT NULL,
	"alt" text NOT NULL,
	"category" text NOT NULL,
	"tag" text NOT NULL,
	"theme" text NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(title || ' ' || category || ' ' || tag || ' ' || theme || ' ' || alt)) STORED NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"content_hash" text NOT NULL,
	"original_key" text NOT NULL,
	"random_key" double precision DEFAULT random() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "image_id" CHECK (id ~ '^[a-z0-9]{20,40}$')
);
--> statement-breakpoint
CREATE TABLE "metadata" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_usage" (
	"network" text NOT NULL,
	"day" date NOT NULL,
	"reveals" integer NOT NULL,
	CONSTRAINT "network_usage_network_day_pk" PRIMARY KEY("network","day")
);
--> statement-breakpoint
CREATE TABLE "pending_file_deletions" (
	"original_key" text PRIMARY KEY NOT NULL,
	"image_id" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"image_id" text PRIMARY KEY NOT NULL,
	"prompt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_counts" (
	"day" date NOT NULL,
	"series" text NOT NULL,
	"amount" double precision NOT NULL,
	CONSTRAINT "release_counts_day_series_pk" PRIMARY KEY("day","series")
);
--> statement-breakpoint
CREATE TABLE "reveals" (
	"day" date NOT NULL,
	"image_id" text NOT NULL,
	"user_id" text,
	"guest_id" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"daily_limit" integer NOT NULL,
	"guest_limit" integer NOT NULL,
	CONSTRAINT "one_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"daily_limit" integer NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_day" date,
	"views_on_last_day" integer DEFAULT 0 NOT NULL,
	"last_day_ends_at" timestamp (3) with time zone,
	"prompt_views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_guests" ADD CONSTRAINT "account_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_counters" ADD CONSTRAINT "image_counters_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "events_day" ON "events" USING btree ("day","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "events_user" ON "events" USING btree ("user_id","day","kind","image_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "events_guest" ON "events" USING btree ("guest_id","day","kind","image_id") WHERE guest_id is not null;--> statement-breakpoint
CREATE INDEX "image_counters_views" ON "image_counters" USING btree ("views","image_id");--> statement-breakpoint
CREATE INDEX "image_counters_downloads" ON "image_counters" USING btree ("downloads","image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "images_short_id" ON "images" USING btree ("short_id");--> statement-breakpoint
CREATE INDEX "images_created_at" ON "images" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "images_title" ON "images" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "images_category" ON "images" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "images_category_created_at" ON "images" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "images_tag_created_at" ON "images" USING btree ("tag","created_at","id");--> statement-breakpoint
CREATE INDEX "images_theme_created_at" ON "images" USING btree ("theme","created_at","id");--> statement-breakpoint
CREATE INDEX "images_random" ON "images" USING btree ("random_key","id");--> statement-breakpoint
CREATE INDEX "images_category_random" ON "images" USING btree ("category","random_key","id");--> statement-breakpoint
CREATE INDEX "images_tag_random" ON "images" USING btree ("tag","random_key","id");--> statement-breakpoint
CREATE INDEX "images_theme_random" ON "images" USING btree ("theme","random_key","id");--> statement-breakpoint
CREATE INDEX "images_search" ON "images" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reveals_user" ON "reveals" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "reveals_guest" ON "reveals" USING btree ("guest_id","day");--> statement-breakpoint
CREATE INDEX "throttles_expires_at" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_joined_at" ON "users" USING btree ("role","joined_at","id");--> statement-breakpoint
CREATE INDEX "users_last_active_at" ON "users" USING btree ("role","last_active_at");--> statement-breakpoint
CREATE INDEX "users_downloads" ON "users" USING btree ("role","downloads");