CREATE TABLE "gateway"."rate" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_full_at" ON "gateway"."rate" USING btree ("full_at");