CREATE TABLE "hotel_images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotel_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hotel_id" text NOT NULL,
	"url" text NOT NULL,
	"page_url" text NOT NULL,
	"position" smallint NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hotel_images_hotel_id_url_unique" UNIQUE("hotel_id","url")
);
--> statement-breakpoint
CREATE TABLE "outbound_clicks" (
	"day" date NOT NULL,
	"partner" text NOT NULL,
	"page" text NOT NULL,
	"position" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "outbound_clicks_day_partner_page_position_pk" PRIMARY KEY("day","partner","page","position")
);
--> statement-breakpoint
CREATE TABLE "partner_pictures" (
	"hotel_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upstream_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb,
	"version" text,
	"fetched_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"lease_holder" text
);
--> statement-breakpoint
CREATE TABLE "upstream_budgets" (
	"upstream" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "upstream_budgets_minute_upstream_pk" PRIMARY KEY("minute","upstream")
);
--> statement-breakpoint
CREATE INDEX "upstream_answers_expires_at_index" ON "upstream_answers" USING btree ("expires_at");