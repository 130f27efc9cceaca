CREATE TABLE "account_browsers" (
	"user_id" text NOT NULL,
	"browser_id" text NOT NULL,
	CONSTRAINT "account_browsers_user_id_browser_id_pk" PRIMARY KEY("user_id","browser_id")
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
CREATE TABLE "browsers" (
	"id" text PRIMARY KEY NOT NULL,
	"last_day" date,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"browser_id" text
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
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
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
CREATE TABLE "networks" (
	"network" text NOT NULL,
	"day" date NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "networks_network_day_pk" PRIMARY KEY("network","day")
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"image_id" text PRIMARY KEY NOT NULL,
	"prompt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reveals" (
	"day" date NOT NULL,
	"image_id" text NOT NULL,
	"user_id" text,
	"browser_id" text
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
	"forgotten_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "account_browsers" ADD CONSTRAINT "account_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_counters" ADD CONSTRAINT "image_counters_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "events_day" ON "events" USING btree ("day","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "events_user" ON "events" USING btree ("user_id","day","kind","image_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "events_browser" ON "events" USING btree ("browser_id","day","kind","image_id") WHERE browser_id is not null;--> statement-breakpoint
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
CREATE INDEX "reveals_browser" ON "reveals" USING btree ("browser_id","day");--> statement-breakpoint
CREATE INDEX "reveals_day" ON "reveals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "throttles_forgotten_at" ON "throttles" USING btree ("forgotten_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_joined_at" ON "users" USING btree ("role","joined_at","id");--> statement-breakpoint
CREATE INDEX "users_last_active_at" ON "users" USING btree ("role","last_active_at");--> statement-breakpoint
CREATE INDEX "users_downloads" ON "users" USING btree ("role","downloads");