CREATE TABLE "store_services" (
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"url" text,
	"dashboard_url" text,
	"top_up_url" text,
	CONSTRAINT "store_services_store_id_name_pk" PRIMARY KEY("store_id","name")
);
--> statement-breakpoint
CREATE TABLE "storehouses" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"schedule" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"email" text NOT NULL,
	"call_id" text NOT NULL,
	"key" text,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_marker" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seed" integer NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"store_id" text NOT NULL,
	"call_id" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_store_id_call_id_key_pk" PRIMARY KEY("store_id","call_id","key")
);
--> statement-breakpoint
CREATE TABLE "store_users" (
	"store_id" text collate "C" NOT NULL,
	"username" text collate "C" NOT NULL,
	"service" text DEFAULT 'comercios' NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "store_users_store_id_service_username_pk" PRIMARY KEY("store_id","service","username")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text,
	"owner_email" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"contrato_cs" integer DEFAULT 0 NOT NULL,
	"contrato_sr" integer DEFAULT 0 NOT NULL,
	"contrato_sn" integer DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'America/Mexico_City' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"email" text collate "C" PRIMARY KEY NOT NULL,
	"name" text,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"store_id" text NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"colocation_id" text collate "C" NOT NULL,
	"position" smallint NOT NULL,
	"product_id" text NOT NULL,
	"sku" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"sale_price" bigint NOT NULL,
	"sale_discount" bigint NOT NULL,
	"commission" integer,
	"commission_amount" bigint,
	"status_id" smallint NOT NULL,
	"track_id" text collate "C",
	"carrier_id" text,
	"carrier_name" text,
	"product_type" text NOT NULL,
	"dimensions" jsonb NOT NULL,
	"delivery_type" text NOT NULL,
	"status_track" text,
	"legacy_id" text,
	CONSTRAINT "order_lines_store_id_order_id_colocation_id_pk" PRIMARY KEY("store_id","order_id","colocation_id")
);
--> statement-breakpoint
CREATE TABLE "order_packages" (
	"store_id" text NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"position" smallint NOT NULL,
	"colocation_ids" jsonb NOT NULL,
	"track_id" text collate "C",
	"carrier_id" text,
	"dimensions" jsonb,
	CONSTRAINT "order_packages_store_id_order_id_id_pk" PRIMARY KEY("store_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"order_number" text collate "C" NOT NULL,
	"marketplace" text NOT NULL,
	"seller_id" text,
	"purchase_date" timestamp (3) with time zone NOT NULL,
	"authorization_date" timestamp (3) with time zone,
	"status" text NOT NULL,
	"total" bigint NOT NULL,
	"payment" jsonb NOT NULL,
	"client_id" text,
	"client_name" text NOT NULL,
	"client_name_folded" text collate "C" NOT NULL,
	"client_email" text,
	"shipping_address" jsonb NOT NULL,
	"channel_data" jsonb NOT NULL,
	"evidence_pending" boolean DEFAULT false NOT NULL,
	"evidence_status" text,
	"invoice_status" text,
	"ship_by" timestamp (3) with time zone,
	"estimated_delivery" timestamp (3) with time zone,
	"cancel_reason" text,
	"cancel_comment" text,
	"guide" jsonb,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "carrier_services" (
	"carrier_id" text collate "C" NOT NULL,
	"service_type" text collate "C" NOT NULL,
	"insurance_rate" integer NOT NULL,
	"insurance_minimum" integer NOT NULL,
	"extended_zone" integer NOT NULL,
	"heavy_from" integer NOT NULL,
	"heavy_charge" integer NOT NULL,
	"max_weight" integer NOT NULL,
	CONSTRAINT "carrier_services_carrier_id_service_type_pk" PRIMARY KEY("carrier_id","service_type")
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extended_zones" (
	"prefix" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"guide" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"location" text
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"number" text collate "C" PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"order_number" text collate "C",
	"marketplace" text,
	"carrier_id" text collate "C" NOT NULL,
	"service_type" text NOT NULL,
	"total_cost" bigint NOT NULL,
	"status" text NOT NULL,
	"guide_type" text NOT NULL,
	"lot_id" text,
	"content" text NOT NULL,
	"origin" jsonb NOT NULL,
	"destination" jsonb NOT NULL,
	"packages" jsonb NOT NULL,
	"colocation_ids" jsonb NOT NULL,
	"billed_weight" integer NOT NULL,
	"package_value" bigint NOT NULL,
	"carta_porte" text,
	"dead_line" timestamp (3) with time zone,
	"pickup_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancel_reason" text,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "on_time_rates" (
	"carrier_id" text collate "C" NOT NULL,
	"service_type" text collate "C" NOT NULL,
	"state_code" text collate "C" NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "on_time_rates_carrier_id_service_type_state_code_pk" PRIMARY KEY("carrier_id","service_type","state_code")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"token" text collate "C" PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"carrier_id" text collate "C" NOT NULL,
	"service_type" text NOT NULL,
	"request" jsonb NOT NULL,
	"billed_weight" integer NOT NULL,
	"total_cost" bigint NOT NULL,
	"dead_line" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"guide" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "shipping_regions" (
	"state_code" text collate "C" PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"neighbours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"carrier_id" text collate "C" NOT NULL,
	"service_type" text collate "C" NOT NULL,
	"zone" smallint NOT NULL,
	"base_weight" smallint NOT NULL,
	"base_price" integer NOT NULL,
	"extra_price" integer NOT NULL,
	"working_days" smallint NOT NULL,
	CONSTRAINT "tariffs_carrier_id_service_type_zone_pk" PRIMARY KEY("carrier_id","service_type","zone")
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"guide" text collate "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_entries_sign" CHECK (case kind when 'charge' then amount < 0 and guide is not null when 'refund' then amount > 0 and guide is not null else amount > 0 end)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"store_id" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_never_below_zero" CHECK ("wallets"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "zip_codes" (
	"code" text collate "C" PRIMARY KEY NOT NULL,
	"state_code" text NOT NULL,
	"city" text NOT NULL,
	"borough" text NOT NULL,
	"colonias" jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zip_prefixes" (
	"prefix" text collate "C" PRIMARY KEY NOT NULL,
	"state_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_packages" ADD CONSTRAINT "order_packages_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_services" ADD CONSTRAINT "carrier_services_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_events" ADD CONSTRAINT "guide_events_guide_guides_number_fk" FOREIGN KEY ("guide") REFERENCES "public"."guides"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_carrier_id_service_type_carrier_services_carrier_id_service_type_fk" FOREIGN KEY ("carrier_id","service_type") REFERENCES "public"."carrier_services"("carrier_id","service_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_guide_guides_number_fk" FOREIGN KEY ("guide") REFERENCES "public"."guides"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_store_id_wallets_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."wallets"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_store" ON "audit_entries" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_users_by_username" ON "store_users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "stores_by_owner" ON "stores" USING btree ("owner_email");--> statement-breakpoint
CREATE INDEX "order_lines_by_status" ON "order_lines" USING btree ("store_id","status_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_delivery" ON "order_lines" USING btree ("store_id","delivery_type","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_track" ON "order_lines" USING btree ("store_id","track_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_sku" ON "order_lines" USING btree ("store_id","sku","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("store_id","order_number","marketplace");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("store_id","purchase_date" DESC NULLS LAST,"id","status","marketplace","evidence_pending");--> statement-breakpoint
CREATE INDEX "orders_newest_of_status" ON "orders" USING btree ("store_id","status","purchase_date" DESC NULLS LAST,"id","marketplace");--> statement-breakpoint
CREATE INDEX "orders_by_ship_by" ON "orders" USING btree ("store_id","ship_by","purchase_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("store_id","total","purchase_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("store_id","client_name_folded","id");--> statement-breakpoint
CREATE INDEX "orders_evidence_pending" ON "orders" USING btree ("store_id","purchase_date" DESC NULLS LAST,"id") WHERE evidence_pending;--> statement-breakpoint
CREATE INDEX "guide_events_by_guide" ON "guide_events" USING btree ("store_id","guide","date");--> statement-breakpoint
CREATE INDEX "guides_newest" ON "guides" USING btree ("store_id","created_at" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "guides_by_order" ON "guides" USING btree ("store_id","order_number");--> statement-breakpoint
CREATE INDEX "quotes_by_age" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_entries_by_store" ON "wallet_entries" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once_a_guide" ON "wallet_entries" USING btree ("store_id","guide","kind") WHERE guide is not null;