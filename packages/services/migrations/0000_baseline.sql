CREATE TABLE "deposit_accounts" (
	"store_id" text NOT NULL,
	"version" integer NOT NULL,
	"bank_code" text NOT NULL,
	"clabe" text NOT NULL,
	"account_holder" text NOT NULL,
	"statement_key" text collate "C",
	"from_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text collate "C",
	CONSTRAINT "deposit_accounts_store_id_version_pk" PRIMARY KEY("store_id","version")
);
--> statement-breakpoint
CREATE TABLE "store_contacts" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text collate "C"
);
--> statement-breakpoint
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
CREATE TABLE "store_taxes" (
	"store_id" text PRIMARY KEY NOT NULL,
	"rfc" text NOT NULL,
	"razon_social" text NOT NULL,
	"person_type" text NOT NULL,
	"regimen_fiscal" text NOT NULL,
	"curp" text,
	"address" jsonb NOT NULL,
	"certificate_key" text collate "C",
	"certificate_day" date,
	"source" text DEFAULT 'escrito' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text collate "C"
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
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"order_number" text collate "C" NOT NULL,
	"marketplace" text NOT NULL,
	"uuid" text collate "C",
	"xml_key" text collate "C",
	"xml_name" text,
	"pdf_key" text collate "C",
	"pdf_name" text,
	"emitter" text,
	"total" bigint,
	"status" text NOT NULL,
	"reason" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoices_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"email" text NOT NULL,
	"call_id" text NOT NULL,
	"key" text,
	"request_id" text NOT NULL,
	"facts" jsonb,
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
	"person" text collate "C" DEFAULT '' NOT NULL,
	"call_id" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_store_id_person_call_id_key_pk" PRIMARY KEY("store_id","person","call_id","key")
);
--> statement-breakpoint
CREATE TABLE "reference_versions" (
	"table_name" text collate "C" PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_clock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"ahead" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_users" (
	"store_id" text collate "C" NOT NULL,
	"username" text collate "C" NOT NULL,
	"service" text DEFAULT 'comercios' NOT NULL,
	"name" text,
	"status" text NOT NULL,
	"active" boolean GENERATED ALWAYS AS (status = 'activo') STORED,
	"invited_by" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "channel_exits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"email" text NOT NULL,
	"razonbaja" text NOT NULL,
	"feedbackbaja" text,
	"pendientes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_links" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"channel" text collate "C" NOT NULL,
	"shop_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"status" text DEFAULT 'active' NOT NULL,
	"cause" text,
	"failed_since" timestamp (3) with time zone,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"unlinked_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "channel_links_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "channel_secrets" (
	"store_id" text NOT NULL,
	"link_id" text collate "C" NOT NULL,
	"field" text collate "C" NOT NULL,
	"key_id" text collate "C" NOT NULL,
	"box" "bytea" NOT NULL,
	CONSTRAINT "channel_secrets_store_id_link_id_field_pk" PRIMARY KEY("store_id","link_id","field")
);
--> statement-breakpoint
CREATE TABLE "link_attempts" (
	"store_id" text NOT NULL,
	"state_hash" text collate "C" NOT NULL,
	"channel" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"shop" text DEFAULT '' NOT NULL,
	"redirect_uri" text DEFAULT '' NOT NULL,
	"verifier" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "link_attempts_store_id_state_hash_pk" PRIMARY KEY("store_id","state_hash")
);
--> statement-breakpoint
CREATE TABLE "evidences" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"order_number" text collate "C" NOT NULL,
	"channel" text NOT NULL,
	"guide" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"file_key" text collate "C",
	"total" bigint NOT NULL,
	"comment" text,
	"status" text NOT NULL,
	"reason" text,
	"rejected_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "evidences_store_id_order_number_channel_pk" PRIMARY KEY("store_id","order_number","channel")
);
--> statement-breakpoint
CREATE TABLE "order_money" (
	"store_id" text NOT NULL,
	"marketplace" text NOT NULL,
	"order_number" text collate "C" NOT NULL,
	"purchase_date" timestamp (3) with time zone NOT NULL,
	"payable_at" timestamp (3) with time zone,
	"pieces" integer NOT NULL,
	"returned" integer NOT NULL,
	"sale" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"isr" bigint NOT NULL,
	"iva" bigint NOT NULL,
	"guides" bigint NOT NULL,
	"net" bigint NOT NULL,
	"rate" jsonb,
	"paid" jsonb,
	"paid_net" bigint,
	"difference" bigint DEFAULT 0 NOT NULL,
	"causes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"payout_id" text collate "C",
	"claim" jsonb,
	"claim_solved" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_money_store_id_marketplace_order_number_pk" PRIMARY KEY("store_id","marketplace","order_number")
);
--> statement-breakpoint
CREATE TABLE "order_money_backfills" (
	"store_id" text PRIMARY KEY NOT NULL,
	"after" text collate "C" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"store_id" text NOT NULL,
	"payout_id" text collate "C" NOT NULL,
	"line" integer NOT NULL,
	"order_number" text collate "C",
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text,
	CONSTRAINT "payout_lines_store_id_payout_id_line_pk" PRIMARY KEY("store_id","payout_id","line"),
	CONSTRAINT "payout_lines_sign" CHECK (case when kind in ('venta', 'liberacion') then amount > 0 when kind = 'ajuste' then amount <> 0 else amount < 0 end)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"marketplace" text NOT NULL,
	"period_first" date NOT NULL,
	"period_last" date NOT NULL,
	"pay_at" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"account_last4" text,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"commissions" bigint DEFAULT 0 NOT NULL,
	"isr" bigint DEFAULT 0 NOT NULL,
	"iva" bigint DEFAULT 0 NOT NULL,
	"guides" bigint DEFAULT 0 NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payouts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "job_rows" (
	"store_id" text NOT NULL,
	"job_id" text collate "C" NOT NULL,
	"row_number" integer NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"outcome" text,
	"result" jsonb,
	"code" text,
	"field" text,
	"value" text,
	"message" text,
	"suggestion" text,
	CONSTRAINT "job_rows_store_id_job_id_row_number_pk" PRIMARY KEY("store_id","job_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"input" jsonb NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_store_id_id_pk" PRIMARY KEY("store_id","id")
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
	"category_id" text collate "C",
	"category_name" text,
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
	"delivered_at" timestamp (3) with time zone,
	"received_by" text,
	CONSTRAINT "order_lines_store_id_order_id_colocation_id_pk" PRIMARY KEY("store_id","order_id","colocation_id")
);
--> statement-breakpoint
CREATE TABLE "order_names" (
	"store_id" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"order_id" text collate "C" NOT NULL,
	CONSTRAINT "order_names_store_id_name_order_id_pk" PRIMARY KEY("store_id","name","order_id")
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
CREATE TABLE "order_tally" (
	"store_id" text NOT NULL,
	"status" text NOT NULL,
	"marketplace" text NOT NULL,
	"evidence_pending" boolean NOT NULL,
	"line_statuses" integer NOT NULL,
	"delivery_types" integer NOT NULL,
	"orders" integer NOT NULL
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
	"line_statuses" integer DEFAULT 0 NOT NULL,
	"delivery_types" integer DEFAULT 0 NOT NULL,
	"evidence_status" text,
	"invoice_status" text,
	"billing" smallint DEFAULT 0 NOT NULL,
	"billed_amount" bigint DEFAULT 0 NOT NULL,
	"ship_by" timestamp (3) with time zone,
	"estimated_delivery" timestamp (3) with time zone,
	"cancel_reason" text,
	"cancel_comment" text,
	"guide" jsonb,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "sales_changes" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"day" date NOT NULL,
	"key" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"orders" integer NOT NULL,
	"off_units" integer NOT NULL,
	"off_amount" bigint NOT NULL,
	"back_units" integer NOT NULL,
	"back_amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"day" date NOT NULL,
	"key" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"orders" integer NOT NULL,
	"off_units" integer NOT NULL,
	"off_amount" bigint NOT NULL,
	"back_units" integer NOT NULL,
	"back_amount" bigint NOT NULL,
	CONSTRAINT "sales_days_store_id_kind_marketplace_day_key_pk" PRIMARY KEY("store_id","kind","marketplace","day","key")
);
--> statement-breakpoint
CREATE TABLE "sales_months" (
	"store_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"marketplace" text NOT NULL,
	"day" date NOT NULL,
	"key" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"amount" bigint NOT NULL,
	"orders" integer NOT NULL,
	"off_units" integer NOT NULL,
	"off_amount" bigint NOT NULL,
	"back_units" integer NOT NULL,
	"back_amount" bigint NOT NULL,
	CONSTRAINT "sales_months_store_id_kind_marketplace_day_key_pk" PRIMARY KEY("store_id","kind","marketplace","day","key")
);
--> statement-breakpoint
CREATE TABLE "bulk_loads" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"retry_of" text collate "C",
	"file_name" text,
	"category_id" text collate "C",
	"channels" text[] NOT NULL,
	"action" text,
	"by" text collate "C" NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"columns" jsonb,
	"total" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undo_job" text collate "C",
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bulk_loads_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"store_id" text NOT NULL,
	"load_id" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"chunk" integer NOT NULL,
	"product" integer NOT NULL,
	"row_number" integer NOT NULL,
	"sku" text,
	"product_id" text collate "C",
	"cells" jsonb NOT NULL,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"code" text,
	"field" text,
	"version" integer,
	"undone" text,
	CONSTRAINT "bulk_rows_store_id_load_id_position_pk" PRIMARY KEY("store_id","load_id","position")
);
--> statement-breakpoint
CREATE TABLE "onboardings" (
	"store_id" text PRIMARY KEY NOT NULL,
	"owner_email" text collate "C" NOT NULL,
	"folded_name" text collate "C" NOT NULL,
	"store" jsonb NOT NULL,
	"contact" jsonb,
	"type_person" jsonb,
	"bank" jsonb,
	"tax_certificate" jsonb,
	"identity" jsonb,
	"approval" jsonb,
	"agreement" jsonb,
	"saved_step" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_logs" (
	"store_id" text NOT NULL,
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "store_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"interaction" text NOT NULL,
	"log_type" text NOT NULL,
	"ip" text,
	"device_info" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_logs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"store_id" text NOT NULL,
	"email" text collate "C" NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "survey_answers_store_id_email_question_pk" PRIMARY KEY("store_id","email","question")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"parent" text collate "C",
	"name" text NOT NULL,
	"path" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"is_leaf" boolean NOT NULL,
	"commission" real,
	"position" integer NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"required" boolean NOT NULL,
	"type" text NOT NULL,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_attributes_category_name_pk" PRIMARY KEY("category","name")
);
--> statement-breakpoint
CREATE TABLE "hosted_shop_products" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"shop_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "hosted_shop_products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_saves" (
	"store_id" text NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text collate "C" NOT NULL,
	"source" text NOT NULL,
	"load_id" text collate "C",
	"changes" jsonb NOT NULL,
	CONSTRAINT "product_saves_store_id_product_id_version_pk" PRIMARY KEY("store_id","product_id","version")
);
--> statement-breakpoint
CREATE TABLE "product_skus" (
	"store_id" text NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"sku" text NOT NULL,
	"folded_sku" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"stock" integer NOT NULL,
	"variation" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_skus_store_id_product_id_sku_pk" PRIMARY KEY("store_id","product_id","sku"),
	CONSTRAINT "product_skus_never_below_zero" CHECK ("product_skus"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_tally" (
	"store_id" text NOT NULL,
	"facet" smallint NOT NULL,
	"key" text collate "C" NOT NULL,
	"kind" integer NOT NULL,
	"products" integer NOT NULL,
	"skus" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"store_id" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	CONSTRAINT "product_words_store_id_word_product_id_pk" PRIMARY KEY("store_id","word","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"folded_name" text collate "C" NOT NULL,
	"searched" text collate "C" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"bullets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brand" text,
	"category" text collate "C" NOT NULL,
	"category_name" text NOT NULL,
	"parent_name" text,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"universal_id" text collate "C",
	"gtin" text collate "C",
	"price" bigint NOT NULL,
	"sale_price" bigint NOT NULL,
	"cost" bigint,
	"dimensions" jsonb NOT NULL,
	"offers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"shipping_method" text NOT NULL,
	"carta_porte" text collate "C",
	"sat_unit" text collate "C",
	"parent_sku" text,
	"status" text NOT NULL,
	"stock" integer NOT NULL,
	"skus" integer NOT NULL,
	"first_sku" text NOT NULL,
	"completeness" integer NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"kind" integer GENERATED ALWAYS AS (case when status <> 'deleted' then (status = 'paused')::int * 1 + (status = 'draft')::int * 2 + (stock = 0)::int * 4 + ('CS' = any(channels))::int * 8 + ('SR' = any(channels))::int * 16 + ('SN' = any(channels))::int * 32 + ('PG' = any(channels))::int * 64 + (shipping_method = 'dropshipping')::int * 128 + (shipping_method = 'fulfillment')::int * 256 + (photos = '[]'::jsonb)::int * 512 + (category = '')::int * 1024 + ('attributes' = any(missing))::int * 2048 + (sale_price <= 0)::int * 4096 + (universal_id is null)::int * 8192 + (carta_porte is null)::int * 16384 + (coalesce(brand, '') = '')::int * 32768 end) STORED,
	CONSTRAINT "products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"store_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"folded_sku" text collate "C" NOT NULL,
	"pieces" integer NOT NULL,
	"reason" text NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"warehouse_id" text collate "C",
	"document" text collate "C",
	CONSTRAINT "stock_movements_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"catalogue" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"entry" text collate "C" NOT NULL,
	CONSTRAINT "catalogue_words_catalogue_word_entry_pk" PRIMARY KEY("catalogue","word","entry")
);
--> statement-breakpoint
CREATE TABLE "sat_products" (
	"code" text collate "C" PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
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
CREATE TABLE "pickups" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"carrier_id" text collate "C" NOT NULL,
	"confirmation" text NOT NULL,
	"day" text NOT NULL,
	"from_hour" text NOT NULL,
	"to_hour" text NOT NULL,
	"packages" integer NOT NULL,
	"weight" integer NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pickups_store_id_id_pk" PRIMARY KEY("store_id","id")
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
CREATE TABLE "stock_shipments" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"warehouse_id" text collate "C" NOT NULL,
	"warehouse_name" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"estimated_arrival" text NOT NULL,
	"received_at" timestamp (3) with time zone,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_shipments_store_id_id_pk" PRIMARY KEY("store_id","id")
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
CREATE TABLE "warehouse_stock" (
	"store_id" text NOT NULL,
	"warehouse_id" text collate "C" NOT NULL,
	"folded_sku" text collate "C" NOT NULL,
	"sku" text NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "warehouse_stock_store_id_warehouse_id_folded_sku_pk" PRIMARY KEY("store_id","warehouse_id","folded_sku"),
	CONSTRAINT "warehouse_stock_never_below_zero" CHECK ("warehouse_stock"."available" >= 0 and "warehouse_stock"."damaged" >= 0)
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_withdrawals" (
	"store_id" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"warehouse_id" text collate "C" NOT NULL,
	"warehouse_name" text NOT NULL,
	"deliver_to" text NOT NULL,
	"items" jsonb NOT NULL,
	"comment" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inventory_withdrawals_store_id_id_pk" PRIMARY KEY("store_id","id")
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
CREATE TABLE "uploaded_files" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_store_id_payout_id_payouts_store_id_id_fk" FOREIGN KEY ("store_id","payout_id") REFERENCES "public"."payouts"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_rows" ADD CONSTRAINT "job_rows_store_id_job_id_jobs_store_id_id_fk" FOREIGN KEY ("store_id","job_id") REFERENCES "public"."jobs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_packages" ADD CONSTRAINT "order_packages_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_loads" ADD CONSTRAINT "bulk_loads_store_id_id_jobs_store_id_id_fk" FOREIGN KEY ("store_id","id") REFERENCES "public"."jobs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_store_id_load_id_bulk_loads_store_id_id_fk" FOREIGN KEY ("store_id","load_id") REFERENCES "public"."bulk_loads"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_services" ADD CONSTRAINT "carrier_services_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_events" ADD CONSTRAINT "guide_events_guide_guides_number_fk" FOREIGN KEY ("guide") REFERENCES "public"."guides"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_carrier_id_service_type_carrier_services_carrier_id_service_type_fk" FOREIGN KEY ("carrier_id","service_type") REFERENCES "public"."carrier_services"("carrier_id","service_type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_guide_guides_number_fk" FOREIGN KEY ("guide") REFERENCES "public"."guides"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_store_id_wallets_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."wallets"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_uuid" ON "invoices" USING btree ("store_id","uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_live" ON "invoices" USING btree ("store_id","order_id") WHERE status <> 'sustituida';--> statement-breakpoint
CREATE INDEX "invoices_in_review" ON "invoices" USING btree ("status","sent_at") WHERE status = 'en_revision';--> statement-breakpoint
CREATE INDEX "audit_entries_in_order" ON "audit_entries" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_person" ON "audit_entries" USING btree ("store_id","email","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_users_by_username" ON "store_users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "stores_by_owner" ON "stores" USING btree ("owner_email");--> statement-breakpoint
CREATE INDEX "channel_exits_of_link" ON "channel_exits" USING btree ("store_id","link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_links_of_shop" ON "channel_links" USING btree ("store_id","channel","shop_id");--> statement-breakpoint
CREATE INDEX "link_attempts_newest" ON "link_attempts" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "evidences_rejected" ON "evidences" USING btree ("store_id","status","rejected_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "order_money_newest" ON "order_money" USING btree ("store_id","marketplace","purchase_date" DESC NULLS FIRST,"order_number","state");--> statement-breakpoint
CREATE INDEX "order_money_of_payout" ON "order_money" USING btree ("store_id","payout_id","state");--> statement-breakpoint
CREATE INDEX "order_money_by_state" ON "order_money" USING btree ("store_id","state","marketplace","payable_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_one_sale" ON "payout_lines" USING btree ("store_id","payout_id","order_number") WHERE kind = 'venta' and order_number is not null;--> statement-breakpoint
CREATE INDEX "payout_lines_by_order" ON "payout_lines" USING btree ("store_id","order_number","payout_id");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("store_id","marketplace","pay_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "job_rows_pending" ON "job_rows" USING btree ("store_id","job_id","row_number") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("store_id","kind","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("store_id","id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "order_lines_by_status" ON "order_lines" USING btree ("store_id","status_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_delivery" ON "order_lines" USING btree ("store_id","delivery_type","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_track" ON "order_lines" USING btree ("store_id","track_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_sku" ON "order_lines" USING btree ("store_id","sku","order_id");--> statement-breakpoint
CREATE INDEX "order_tally_of_store" ON "order_tally" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("store_id","order_number","marketplace");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("store_id","purchase_date" DESC NULLS FIRST,"id","status","marketplace","evidence_pending","line_statuses","delivery_types");--> statement-breakpoint
CREATE INDEX "orders_newest_of_status" ON "orders" USING btree ("store_id","status","purchase_date" DESC NULLS FIRST,"id","marketplace");--> statement-breakpoint
CREATE INDEX "orders_by_ship_by" ON "orders" USING btree ("store_id","status","ship_by","purchase_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("store_id","total","purchase_date" DESC NULLS FIRST,"id","status");--> statement-breakpoint
CREATE INDEX "orders_by_kind" ON "orders" USING btree ("store_id","marketplace","line_statuses","delivery_types");--> statement-breakpoint
CREATE INDEX "orders_billed" ON "orders" USING btree ("store_id","billing","purchase_date" DESC NULLS FIRST,"id") WHERE billing > 0;--> statement-breakpoint
CREATE INDEX "orders_evidence_pending" ON "orders" USING btree ("store_id","purchase_date" DESC NULLS FIRST,"id") WHERE evidence_pending;--> statement-breakpoint
CREATE INDEX "sales_changes_of_day" ON "sales_changes" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "sales_days_of_sku" ON "sales_days" USING btree ("store_id","key","marketplace","day") WHERE kind = 2;--> statement-breakpoint
CREATE INDEX "sales_months_of_sku" ON "sales_months" USING btree ("store_id","key","marketplace","day") WHERE kind = 2;--> statement-breakpoint
CREATE INDEX "bulk_loads_newest" ON "bulk_loads" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bulk_rows_by_chunk" ON "bulk_rows" USING btree ("store_id","load_id","chunk","position");--> statement-breakpoint
CREATE INDEX "bulk_rows_by_row" ON "bulk_rows" USING btree ("store_id","load_id","row_number","position");--> statement-breakpoint
CREATE UNIQUE INDEX "onboardings_by_name" ON "onboardings" USING btree ("folded_name");--> statement-breakpoint
CREATE UNIQUE INDEX "onboardings_unfinished" ON "onboardings" USING btree ("owner_email") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "onboardings_by_owner" ON "onboardings" USING btree ("owner_email","created_at");--> statement-breakpoint
CREATE INDEX "store_logs_by_age" ON "store_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_skus_of_store" ON "product_skus" USING btree ("store_id","folded_sku");--> statement-breakpoint
CREATE INDEX "product_tally_of_store" ON "product_tally" USING btree ("store_id","facet","key");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("store_id","updated_at","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_creation" ON "products" USING btree ("store_id","created_at","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("store_id","folded_name","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("store_id","sale_price","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_stock" ON "products" USING btree ("store_id","stock","id","kind","category","brand");--> statement-breakpoint
CREATE INDEX "products_by_kind" ON "products" USING btree ("store_id","kind");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("store_id","category","kind");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("store_id","brand","kind");--> statement-breakpoint
CREATE INDEX "products_by_gtin" ON "products" USING btree ("store_id","gtin");--> statement-breakpoint
CREATE INDEX "stock_movements_by_sku" ON "stock_movements" USING btree ("store_id","product_id","folded_sku");--> statement-breakpoint
CREATE INDEX "stock_movements_by_document" ON "stock_movements" USING btree ("store_id","document");--> statement-breakpoint
CREATE INDEX "guide_events_by_guide" ON "guide_events" USING btree ("store_id","guide","date");--> statement-breakpoint
CREATE INDEX "guides_newest" ON "guides" USING btree ("store_id","created_at" DESC NULLS FIRST,"number");--> statement-breakpoint
CREATE INDEX "guides_by_order" ON "guides" USING btree ("store_id","order_number");--> statement-breakpoint
CREATE INDEX "guides_by_lot" ON "guides" USING btree ("store_id","lot_id") WHERE lot_id is not null;--> statement-breakpoint
CREATE INDEX "guides_by_status" ON "guides" USING btree ("store_id","status","created_at" DESC NULLS FIRST,"number");--> statement-breakpoint
CREATE INDEX "quotes_by_age" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stock_shipments_newest" ON "stock_shipments" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stock_shipments_by_status" ON "stock_shipments" USING btree ("store_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "wallet_entries_by_store" ON "wallet_entries" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once_a_guide" ON "wallet_entries" USING btree ("store_id","guide","kind") WHERE guide is not null;--> statement-breakpoint
CREATE INDEX "warehouse_stock_by_sku" ON "warehouse_stock" USING btree ("store_id","folded_sku");--> statement-breakpoint
CREATE INDEX "inventory_withdrawals_newest" ON "inventory_withdrawals" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "inventory_withdrawals_by_status" ON "inventory_withdrawals" USING btree ("store_id","status");--> statement-breakpoint
CREATE INDEX "uploaded_files_by_store" ON "uploaded_files" USING btree ("store_id","created_at");
--> statement-breakpoint
-- Second lock of the tenants: a transaction sees the rows of the store it named, and none when it named none.
-- `app.scope` = 'all' is for seeding and for work across stores; no request ever sets it. The settings are sub-selects, so that
-- they are read once a query and not for each row.
-- FORCE: the tables' owner is held to it too (superusers never are).
DO $$
DECLARE store constant text := 'store_id = (SELECT current_setting(''app.store_id'', true))';
-- A setting that was never made is NULL, and '' once a transaction has made it: rows of store '' stay closed on either.
DECLARE named_store constant text := format('(store_id <> '''' AND %s)', store);
DECLARE person constant text := '(SELECT current_setting(''app.person'', true))';
DECLARE everything constant text := '(SELECT current_setting(''app.scope'', true)) = ''all''';
DECLARE locked record;
BEGIN
  FOR locked IN
    SELECT unnest(ARRAY[
      'channel_exits', 'channel_links', 'channel_secrets', 'evidences', 'guide_events', 'guides', 'job_rows', 'jobs', 'link_attempts',
      'order_lines', 'order_names', 'order_packages', 'order_tally', 'orders', 'pickups', 'quotes', 'stock_shipments', 'store_services',
      'storehouses', 'uploaded_files', 'wallet_entries', 'wallets'
    ]) AS name, 'tenant' AS policy, format('(%s OR %s)', store, everything) AS mine
    UNION ALL
    SELECT unnest(ARRAY[
      'bulk_loads', 'bulk_rows', 'deposit_accounts', 'hosted_shop_products', 'inventory_withdrawals', 'invoices', 'order_money',
      'order_money_backfills', 'payout_lines', 'payouts', 'product_saves', 'product_skus', 'product_tally', 'product_words', 'products',
      'sales_changes', 'sales_days', 'sales_months', 'stock_movements', 'store_contacts', 'store_logs', 'store_taxes', 'survey_answers',
      'warehouse_stock'
    ]), 'tenant', format('(%s OR %s)', named_store, everything)
    UNION ALL
    -- Rows of no store are a person's.
    SELECT 'idempotency_keys', 'tenant', format('(%s OR (store_id = '''' AND person = %s) OR %s)', named_store, person, everything)
    UNION ALL
    SELECT 'audit_entries', 'tenant', format('(%s OR (store_id = '''' AND email = %s) OR %s)', named_store, person, everything)
    UNION ALL
    -- A person sees her own links to stores; everybody else only within a store.
    SELECT 'store_users', 'tenant', format('(%s OR username = %s OR %s)', named_store, person, everything)
    UNION ALL
    -- A person's own, also once the store is made: who is linked to it has no business with her documents.
    SELECT 'onboardings', 'person', format('((owner_email <> '''' AND owner_email = %s) OR %s)', person, everything)
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', locked.name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', locked.name);
    EXECUTE format('CREATE POLICY %I ON %I USING %s WITH CHECK %s', locked.policy, locked.name, locked.mine, locked.mine);
  END LOOP;
END $$;
--> statement-breakpoint
-- The wallet is the sum of its entries: kept in the same statement that adds one, and refused below 0 by the check.
CREATE FUNCTION wallet_follows_its_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET balance = balance + NEW.amount WHERE store_id = NEW.store_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'No wallet for store %', NEW.store_id; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_follows_its_ledger AFTER INSERT ON wallet_entries
FOR EACH ROW EXECUTE FUNCTION wallet_follows_its_ledger();
--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'Entries of the ledger are added, never changed'; END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON wallet_entries
FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
-- Pictures and PDFs are compressed already.
ALTER TABLE "uploaded_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Marketplaces fetch photos of products without a session: a transaction may name the one key that it was asked for.
CREATE POLICY public_photo ON "uploaded_files" FOR SELECT
  USING (kind = 'product' AND key = (SELECT current_setting('app.file_key', true)));
--> statement-breakpoint
-- Makes one row of each kind of order out of the many of a store. Rows that another transaction is folding are left to it:
-- the sum is the same before, between and after, whoever commits first and whoever rolls back.
CREATE FUNCTION fold_order_tally(store text) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH loose AS (
    DELETE FROM order_tally
    WHERE ctid = ANY (ARRAY(SELECT t.ctid FROM order_tally t WHERE t.store_id = store FOR UPDATE SKIP LOCKED))
    RETURNING *
  )
  INSERT INTO order_tally
  SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, sum(orders)
  FROM loose GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(orders) <> 0;
END;
--> statement-breakpoint
-- Once a statement, however many rows it writes; COPY and TRUNCATE too.
CREATE FUNCTION order_tally_follows_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO order_tally
      SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, count(*)
      FROM come GROUP BY 1, 2, 3, 4, 5, 6;
    WHEN 'DELETE' THEN
      INSERT INTO order_tally
      SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, -count(*)
      FROM gone GROUP BY 1, 2, 3, 4, 5, 6;
    WHEN 'UPDATE' THEN
      INSERT INTO order_tally
      SELECT store_id, status, marketplace, evidence_pending, line_statuses, delivery_types, sum(n)
      FROM (SELECT come.*, 1 AS n FROM come UNION ALL SELECT gone.*, -1 FROM gone)
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0;
    WHEN 'TRUNCATE' THEN
      TRUNCATE order_tally;
  END CASE;
  -- About every hundredth statement, so that a store has some hundreds of rows to add up, whatever its age.
  IF TG_OP IN ('INSERT', 'UPDATE') AND random() < 0.01 THEN
    PERFORM fold_order_tally(store_id) FROM (SELECT DISTINCT store_id FROM come);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_tally_of_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
CREATE TRIGGER order_tally_of_update AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
CREATE TRIGGER order_tally_of_delete AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
CREATE TRIGGER order_tally_of_truncate AFTER TRUNCATE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION order_tally_follows_orders();
--> statement-breakpoint
-- 'ana ruiz', 'na ruiz', 'a ruiz', 'ruiz', 'uiz', 'iz', 'z': what a part of the name begins is a range of an index.
CREATE FUNCTION from_each_letter(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT substr(name, first) FROM generate_series(1, char_length(name)) AS first WHERE substr(name, first, 1) <> ' ';
END;
--> statement-breakpoint
CREATE FUNCTION order_names_follow_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE order_names;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO order_names SELECT store_id, name, id FROM come, from_each_letter(client_name_folded) AS name;
  ELSE
    DELETE FROM order_names
    WHERE store_id = OLD.store_id AND order_id = OLD.id
      AND name = ANY (ARRAY(SELECT from_each_letter(OLD.client_name_folded)));
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO order_names SELECT NEW.store_id, name, NEW.id FROM from_each_letter(NEW.client_name_folded) AS name;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_names_of_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
-- Names hardly ever change: other updates do not pass here.
CREATE TRIGGER order_names_of_update AFTER UPDATE OF client_name_folded ON orders
FOR EACH ROW WHEN (OLD.client_name_folded <> NEW.client_name_folded) EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
CREATE TRIGGER order_names_of_delete AFTER DELETE ON orders
FOR EACH ROW EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
CREATE TRIGGER order_names_of_truncate AFTER TRUNCATE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION order_names_follow_orders();
--> statement-breakpoint
-- A deposit's sums are those of its lines: kept once a statement, however many lines it writes.
CREATE FUNCTION payout_follows_its_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payouts p SET
    sales = p.sales + come.sales,
    commissions = p.commissions + come.commissions,
    isr = p.isr + come.isr,
    iva = p.iva + come.iva,
    guides = p.guides + come.guides,
    others = p.others + come.others,
    orders = p.orders + come.orders
  FROM (
    SELECT store_id, payout_id,
      coalesce(sum(amount) FILTER (WHERE kind = 'venta'), 0) AS sales,
      coalesce(-sum(amount) FILTER (WHERE kind = 'comision'), 0) AS commissions,
      coalesce(-sum(amount) FILTER (WHERE kind = 'isr'), 0) AS isr,
      coalesce(-sum(amount) FILTER (WHERE kind = 'iva'), 0) AS iva,
      coalesce(-sum(amount) FILTER (WHERE kind = 'guia'), 0) AS guides,
      coalesce(sum(amount) FILTER (WHERE kind IN ('devolucion', 'ajuste', 'reserva', 'liberacion')), 0) AS others,
      count(*) FILTER (WHERE kind = 'venta' AND order_number IS NOT NULL) AS orders
    FROM written GROUP BY 1, 2
  ) come
  WHERE p.store_id = come.store_id AND p.id = come.payout_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_follows_its_lines AFTER INSERT ON payout_lines REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION payout_follows_its_lines();
--> statement-breakpoint
CREATE FUNCTION payout_lines_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'Lines of a deposit are added, never changed'; END $$;
--> statement-breakpoint
CREATE TRIGGER payout_lines_are_append_only BEFORE UPDATE OR DELETE ON payout_lines
FOR EACH STATEMENT EXECUTE FUNCTION payout_lines_are_append_only();
--> statement-breakpoint
-- At commit a deposit is the sum of its lines, and each of its sums that of its kind (D312). Lines touch their deposit, so
-- that this runs for them too. Whatever store the transaction names by then, the deposit's own rows are looked at.
CREATE FUNCTION payout_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named constant text := current_setting('app.store_id', true);
  p payouts;
  fits boolean;
BEGIN
  PERFORM set_config('app.store_id', NEW.store_id, true);
  SELECT * INTO p FROM payouts WHERE store_id = NEW.store_id AND id = NEW.id;
  IF FOUND THEN
    SELECT p.amount = coalesce(sum(amount), 0)
      AND p.amount = p.sales - p.commissions - p.isr - p.iva - p.guides + p.others
      AND p.sales = coalesce(sum(amount) FILTER (WHERE kind = 'venta'), 0)
      AND p.commissions = coalesce(-sum(amount) FILTER (WHERE kind = 'comision'), 0)
      AND p.isr = coalesce(-sum(amount) FILTER (WHERE kind = 'isr'), 0)
      AND p.iva = coalesce(-sum(amount) FILTER (WHERE kind = 'iva'), 0)
      AND p.guides = coalesce(-sum(amount) FILTER (WHERE kind = 'guia'), 0)
      AND p.orders = count(*) FILTER (WHERE kind = 'venta' AND order_number IS NOT NULL)
    INTO fits FROM payout_lines WHERE store_id = NEW.store_id AND payout_id = NEW.id;
  END IF;
  PERFORM set_config('app.store_id', coalesce(named, ''), true);
  IF NOT fits THEN
    RAISE EXCEPTION 'payout_unbalanced: % of store %', NEW.id, NEW.store_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payout_is_balanced AFTER INSERT OR UPDATE ON payouts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_is_balanced();
--> statement-breakpoint
-- What a sale is of: its state as the order says it, and its category when it was sold.
CREATE FUNCTION sale_state(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(address ->> 'stateCode', '') || chr(31) || coalesce(address ->> 'state', '');
END;
--> statement-breakpoint
CREATE FUNCTION sale_category(id text, name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT CASE WHEN id IS NULL OR id = '' THEN '' ELSE id || chr(31) || coalesce(name, '') END;
END;
--> statement-breakpoint
-- The sums of sales by the lines and orders of a store themselves: what the other tables must come to.
CREATE FUNCTION sales_of_lines(store text) RETURNS SETOF sales_changes LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH lines AS (
    SELECT o.store_id, o.id, o.marketplace, (o.purchase_date AT TIME ZONE s.time_zone)::date AS day,
      sale_state(o.shipping_address) AS state, l.sku, sale_category(l.category_id, l.category_name) AS category,
      (l.status_id NOT IN (8, 9))::int AS units, CASE WHEN l.status_id IN (8, 9) THEN 0 ELSE l.sale_price - l.sale_discount END AS amount,
      (l.status_id = 8)::int AS off_units, CASE l.status_id WHEN 8 THEN l.sale_price - l.sale_discount ELSE 0 END AS off_amount,
      (l.status_id = 9)::int AS back_units, CASE l.status_id WHEN 9 THEN l.sale_price - l.sale_discount ELSE 0 END AS back_amount
    FROM orders o JOIN stores s ON s.id = o.store_id
    JOIN order_lines l ON l.store_id = o.store_id AND l.order_id = o.id
    WHERE o.store_id = store
  ), of_orders AS (
    SELECT store_id, id, marketplace, day, state, sum(units) AS units, sum(amount) AS amount, max(units) AS orders,
      sum(off_units) AS off_units, sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM lines GROUP BY 1, 2, 3, 4, 5
  ), of_skus AS (
    SELECT store_id, id, marketplace, day, sku, sum(units) AS units, sum(amount) AS amount, max(units) AS orders,
      sum(off_units) AS off_units, sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM lines GROUP BY 1, 2, 3, 4, 5
  )
  SELECT store_id, 0::smallint, marketplace, day, '', sum(units)::int, sum(amount)::bigint, sum(orders)::int,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM of_orders GROUP BY store_id, marketplace, day
  UNION ALL
  SELECT store_id, 1::smallint, marketplace, day, state, sum(units)::int, sum(amount)::bigint, sum(orders)::int,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM of_orders GROUP BY store_id, marketplace, day, state
  UNION ALL
  SELECT store_id, 2::smallint, marketplace, day, sku, sum(units)::int, sum(amount)::bigint, sum(orders)::int,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM of_skus GROUP BY store_id, marketplace, day, sku
  UNION ALL
  SELECT store_id, 3::smallint, marketplace, day, category, sum(units)::int, sum(amount)::bigint, 0,
    sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
  FROM lines GROUP BY store_id, marketplace, day, category
  UNION ALL
  SELECT o.store_id, 4::smallint, o.marketplace, (o.purchase_date AT TIME ZONE s.time_zone)::date AS day, o.status, 0, 0, count(*)::int, 0, 0, 0, 0
  FROM orders o JOIN stores s ON s.id = o.store_id WHERE o.store_id = store GROUP BY 1, 3, 4, 5;
END;
--> statement-breakpoint
-- What the sums of days lack, folded or not: nothing, or there is a defect. Added to the changes it mends them, in one statement and
-- beside any writer.
CREATE FUNCTION sales_differences(store text) RETURNS SETOF sales_changes LANGUAGE sql STABLE
BEGIN ATOMIC
  WITH terms AS (
    SELECT f.store_id, f.kind, f.marketplace, f.day, f.key, f.units, f.amount, f.orders, f.off_units, f.off_amount, f.back_units, f.back_amount
    FROM sales_of_lines(store) f
    UNION ALL
    SELECT d.store_id, d.kind, d.marketplace, d.day, d.key, -d.units, -d.amount, -d.orders, -d.off_units, -d.off_amount, -d.back_units, -d.back_amount
    FROM sales_days d WHERE d.store_id = store AND d.marketplace <> '*'
    UNION ALL
    SELECT c.store_id, c.kind, c.marketplace, c.day, c.key, -c.units, -c.amount, -c.orders, -c.off_units, -c.off_amount, -c.back_units, -c.back_amount
    FROM sales_changes c WHERE c.store_id = store
  ), sums AS (
    SELECT store_id, kind, marketplace, day, key, sum(units)::int AS units, sum(amount)::bigint AS amount, sum(orders)::int AS orders,
      sum(off_units)::int AS off_units, sum(off_amount)::bigint AS off_amount, sum(back_units)::int AS back_units, sum(back_amount)::bigint AS back_amount
    FROM terms GROUP BY 1, 2, 3, 4, 5
  )
  SELECT * FROM sums WHERE (units, amount, orders, off_units, off_amount, back_units, back_amount) <> (0, 0, 0, 0, 0, 0, 0);
END;
--> statement-breakpoint
-- Puts changes of a store into its days and months. One at a time for a store; writers wait for none. @returns how many rows it took.
CREATE FUNCTION fold_sales(store text, most int DEFAULT 20000) RETURNS int LANGUAGE plpgsql AS $$
DECLARE taken int;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('sales/' || store, 0)) THEN RETURN 0; END IF;
  WITH loose AS (
    DELETE FROM sales_changes
    WHERE ctid = ANY (ARRAY(SELECT c.ctid FROM sales_changes c WHERE c.store_id = store LIMIT most FOR UPDATE SKIP LOCKED))
    RETURNING *
  ), sums AS (
    SELECT store_id, kind, coalesce(marketplace, '*') AS marketplace, day, key, sum(units)::int AS units, sum(amount)::bigint AS amount,
      sum(orders)::int AS orders, sum(off_units)::int AS off_units, sum(off_amount)::bigint AS off_amount,
      sum(back_units)::int AS back_units, sum(back_amount)::bigint AS back_amount
    FROM loose GROUP BY GROUPING SETS ((store_id, kind, day, key, marketplace), (store_id, kind, day, key))
  ), changed AS (
    SELECT * FROM sums WHERE (units, amount, orders, off_units, off_amount, back_units, back_amount) <> (0, 0, 0, 0, 0, 0, 0)
  ), into_days AS (
    INSERT INTO sales_days AS d SELECT * FROM changed
    ON CONFLICT (store_id, kind, marketplace, day, key) DO UPDATE SET
      units = d.units + excluded.units, amount = d.amount + excluded.amount, orders = d.orders + excluded.orders,
      off_units = d.off_units + excluded.off_units, off_amount = d.off_amount + excluded.off_amount,
      back_units = d.back_units + excluded.back_units, back_amount = d.back_amount + excluded.back_amount
  ), into_months AS (
    INSERT INTO sales_months AS m
    SELECT store_id, kind, marketplace, date_trunc('month', day)::date, key, sum(units)::int, sum(amount)::bigint, sum(orders)::int,
      sum(off_units)::int, sum(off_amount)::bigint, sum(back_units)::int, sum(back_amount)::bigint
    FROM changed GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (store_id, kind, marketplace, day, key) DO UPDATE SET
      units = m.units + excluded.units, amount = m.amount + excluded.amount, orders = m.orders + excluded.orders,
      off_units = m.off_units + excluded.off_units, off_amount = m.off_amount + excluded.off_amount,
      back_units = m.back_units + excluded.back_units, back_amount = m.back_amount + excluded.back_amount
  )
  SELECT count(*) INTO taken FROM loose;
  RETURN taken;
END $$;
--> statement-breakpoint
-- Makes the sums of a store anew from its lines, days, months and all. Alone of its kind, and beside any writer: in a transaction of
-- its own, as what is written meanwhile is added by its writer.
CREATE FUNCTION rebuild_sales(store text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sales/' || store, 0));
  INSERT INTO sales_changes SELECT * FROM sales_differences(store);
  -- Months and all channels follow from the days of each channel, which are right now.
  INSERT INTO sales_changes SELECT store_id, kind, marketplace, day, key, units, amount, orders, off_units, off_amount, back_units, back_amount
  FROM sales_days WHERE store_id = store AND marketplace <> '*';
  DELETE FROM sales_days WHERE store_id = store;
  DELETE FROM sales_months WHERE store_id = store;
  WHILE fold_sales(store, 1000000) > 0 LOOP END LOOP;
END $$;
--> statement-breakpoint
-- Once a statement that writes lines: who waits for its order's row waits for a writer of the same order alone, so that two never
-- both take themselves for the first, or the last, that is sold of it. One function for each event, as only then its rows have a name.
DO $do$
DECLARE body constant text := $body$
BEGIN
  PERFORM 1 FROM orders o WHERE (o.store_id, o.id) IN (SELECT store_id, order_id FROM (%1$s) s) ORDER BY o.store_id, o.id FOR NO KEY UPDATE;
  WITH lines AS (
    SELECT store_id, order_id, sku, sale_category(category_id, category_name) AS category,
      coalesce(sum(n) FILTER (WHERE status_id NOT IN (8, 9)), 0) AS units, coalesce(sum(n * (sale_price - sale_discount)) FILTER (WHERE status_id NOT IN (8, 9)), 0) AS amount,
      coalesce(sum(n) FILTER (WHERE status_id = 8), 0) AS off_units, coalesce(sum(n * (sale_price - sale_discount)) FILTER (WHERE status_id = 8), 0) AS off_amount,
      coalesce(sum(n) FILTER (WHERE status_id = 9), 0) AS back_units, coalesce(sum(n * (sale_price - sale_discount)) FILTER (WHERE status_id = 9), 0) AS back_amount
    FROM (%1$s) s GROUP BY 1, 2, 3, 4
  ), located AS MATERIALIZED (
    SELECT l.*, o.marketplace, (o.purchase_date AT TIME ZONE st.time_zone)::date AS day, sale_state(o.shipping_address) AS state
    FROM lines l JOIN orders o ON o.store_id = l.store_id AND o.id = l.order_id JOIN stores st ON st.id = l.store_id
    WHERE (l.units, l.amount, l.off_units, l.off_amount, l.back_units, l.back_amount) <> (0, 0, 0, 0, 0, 0)
  ), of_orders AS (
    SELECT store_id, order_id, marketplace, day, state, sum(units) AS units, sum(amount) AS amount, sum(off_units) AS off_units,
      sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM located GROUP BY 1, 2, 3, 4, 5
  ), orders_now AS (
    SELECT f.*, (n.after > 0)::int - (n.after - f.units > 0)::int AS orders FROM of_orders f
    CROSS JOIN LATERAL (SELECT count(*) AS after FROM order_lines x WHERE x.store_id = f.store_id AND x.order_id = f.order_id AND x.status_id NOT IN (8, 9)) n
  ), of_skus AS (
    SELECT store_id, order_id, marketplace, day, sku, sum(units) AS units, sum(amount) AS amount, sum(off_units) AS off_units,
      sum(off_amount) AS off_amount, sum(back_units) AS back_units, sum(back_amount) AS back_amount
    FROM located GROUP BY 1, 2, 3, 4, 5
  ), skus_now AS (
    SELECT f.*, (n.after > 0)::int - (n.after - f.units > 0)::int AS orders FROM of_skus f
    CROSS JOIN LATERAL (SELECT count(*) AS after FROM order_lines x WHERE x.store_id = f.store_id AND x.order_id = f.order_id AND x.sku = f.sku AND x.status_id NOT IN (8, 9)) n
  )
  INSERT INTO sales_changes
  SELECT store_id, 0, marketplace, day, '', sum(units), sum(amount), sum(orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM orders_now GROUP BY store_id, marketplace, day
  UNION ALL
  SELECT store_id, 1, marketplace, day, state, sum(units), sum(amount), sum(orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM orders_now GROUP BY store_id, marketplace, day, state
  UNION ALL
  SELECT store_id, 2, marketplace, day, sku, sum(units), sum(amount), sum(orders), sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM skus_now GROUP BY store_id, marketplace, day, sku
  UNION ALL
  SELECT store_id, 3, marketplace, day, category, sum(units), sum(amount), 0, sum(off_units), sum(off_amount), sum(back_units), sum(back_amount)
  FROM located GROUP BY store_id, marketplace, day, category;
  RETURN NULL;
END
$body$;
BEGIN
  EXECUTE format('CREATE FUNCTION sales_follow_new_lines() RETURNS trigger LANGUAGE plpgsql AS %L', format(body, 'SELECT *, 1 AS n FROM come'));
  EXECUTE format('CREATE FUNCTION sales_follow_gone_lines() RETURNS trigger LANGUAGE plpgsql AS %L', format(body, 'SELECT *, -1 AS n FROM gone'));
  EXECUTE format('CREATE FUNCTION sales_follow_changed_lines() RETURNS trigger LANGUAGE plpgsql AS %L', format(body, 'SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone'));
END $do$;
--> statement-breakpoint
CREATE TRIGGER sales_of_new_lines AFTER INSERT ON order_lines REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_new_lines();
--> statement-breakpoint
CREATE TRIGGER sales_of_changed_lines AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_changed_lines();
--> statement-breakpoint
CREATE TRIGGER sales_of_gone_lines AFTER DELETE ON order_lines REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_gone_lines();
--> statement-breakpoint
-- An order that moves, to another day, channel or state, takes its lines along; its family is counted by itself.
CREATE FUNCTION sales_follow_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE sales_changes, sales_days, sales_months;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO sales_changes
    SELECT c.store_id, 4, c.marketplace, (c.purchase_date AT TIME ZONE s.time_zone)::date AS day, c.status, 0, 0, count(*), 0, 0, 0, 0
    FROM come c JOIN stores s ON s.id = c.store_id GROUP BY 1, 3, 4, 5;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sales_changes
    SELECT c.store_id, 4, c.marketplace, (c.purchase_date AT TIME ZONE s.time_zone)::date AS day, c.status, 0, 0, -count(*), 0, 0, 0, 0
    FROM gone c JOIN stores s ON s.id = c.store_id GROUP BY 1, 3, 4, 5;
  ELSE
    INSERT INTO sales_changes
    SELECT c.store_id, 4, c.marketplace, (c.purchase_date AT TIME ZONE s.time_zone)::date AS day, c.status, 0, 0, sum(n), 0, 0, 0, 0
    FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) c JOIN stores s ON s.id = c.store_id
    GROUP BY 1, 3, 4, 5 HAVING sum(n) <> 0;
    WITH moved AS (
      SELECT a.store_id, a.id, b.marketplace, b.purchase_date, sale_state(b.shipping_address) AS state, b.n
      FROM come a JOIN gone o ON o.store_id = a.store_id AND o.id = a.id
      CROSS JOIN LATERAL (VALUES (a.marketplace, a.purchase_date, a.shipping_address, 1), (o.marketplace, o.purchase_date, o.shipping_address, -1))
        AS b (marketplace, purchase_date, shipping_address, n)
      WHERE (a.marketplace, a.purchase_date) <> (o.marketplace, o.purchase_date)
        OR sale_state(a.shipping_address) <> sale_state(o.shipping_address)
    ), lines AS MATERIALIZED (
      SELECT m.store_id, m.id, m.marketplace, (m.purchase_date AT TIME ZONE s.time_zone)::date AS day, m.state, m.n, l.sku,
        sale_category(l.category_id, l.category_name) AS category, l.status_id, l.sale_price - l.sale_discount AS amount
      FROM moved m JOIN stores s ON s.id = m.store_id JOIN order_lines l ON l.store_id = m.store_id AND l.order_id = m.id
    ), parts AS (
      SELECT lines.*, k.kind, k.key FROM lines
      CROSS JOIN LATERAL (VALUES (0, ''), (1, state), (2, sku), (3, category)) AS k (kind, key)
    ), of_orders AS (
      SELECT store_id, id, kind, marketplace, day, key, n,
        count(*) FILTER (WHERE status_id NOT IN (8, 9)) AS units, coalesce(sum(amount) FILTER (WHERE status_id NOT IN (8, 9)), 0) AS amount,
        count(*) FILTER (WHERE status_id = 8) AS off_units, coalesce(sum(amount) FILTER (WHERE status_id = 8), 0) AS off_amount,
        count(*) FILTER (WHERE status_id = 9) AS back_units, coalesce(sum(amount) FILTER (WHERE status_id = 9), 0) AS back_amount
      FROM parts GROUP BY 1, 2, 3, 4, 5, 6, 7
    )
    INSERT INTO sales_changes
    SELECT store_id, kind, marketplace, day, key, sum(n * units), sum(n * amount), sum(CASE WHEN units > 0 AND kind < 3 THEN n ELSE 0 END),
      sum(n * off_units), sum(n * off_amount), sum(n * back_units), sum(n * back_amount)
    FROM of_orders GROUP BY 1, 2, 3, 4, 5
    HAVING (sum(n * units), sum(n * amount), sum(CASE WHEN units > 0 AND kind < 3 THEN n ELSE 0 END), sum(n * off_units), sum(n * off_amount), sum(n * back_units), sum(n * back_amount))
      <> (0, 0, 0, 0, 0, 0, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_of_new_orders AFTER INSERT ON orders REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
CREATE TRIGGER sales_of_changed_orders AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
CREATE TRIGGER sales_of_gone_orders AFTER DELETE ON orders REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
CREATE TRIGGER sales_of_no_orders AFTER TRUNCATE ON orders
FOR EACH STATEMENT EXECUTE FUNCTION sales_follow_orders();
--> statement-breakpoint
-- The days of a store are those of its zone.
CREATE FUNCTION sales_follow_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes SELECT * FROM sales_differences(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_of_zone AFTER UPDATE OF time_zone ON stores
FOR EACH ROW WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION sales_follow_zone();
--> statement-breakpoint
-- What was is never written over: who changed what, and how the stock came about, is told from these rows.
CREATE FUNCTION rows_are_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'Rows of % are added, never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER rows_are_only_added BEFORE UPDATE OR DELETE ON product_saves
FOR EACH STATEMENT EXECUTE FUNCTION rows_are_only_added();
--> statement-breakpoint
CREATE TRIGGER rows_are_only_added BEFORE UPDATE OR DELETE ON stock_movements
FOR EACH STATEMENT EXECUTE FUNCTION rows_are_only_added();
--> statement-breakpoint
-- 'vaso (soplado) vs-6' has 'vaso', '(soplado)', 'soplado)', 'vs-6' and '6': what a part of it begins is a range of an index.
CREATE FUNCTION words_of(searched text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT DISTINCT left(substr(token, at), 64)
  FROM unnest(string_to_array(searched, ' ')) AS token, generate_series(1, char_length(token)) AS at
  WHERE at = 1
    OR (substr(token, at, 1) ~ '[a-z0-9]' COLLATE "C" AND substr(token, at - 1, 1) !~ '[a-z0-9]' COLLATE "C");
END;
--> statement-breakpoint
CREATE FUNCTION product_words_follow_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[] := '{}';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE product_words;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO product_words SELECT store_id, word, id FROM come, words_of(searched) AS word WHERE kind IS NOT NULL;
  ELSE
    IF TG_OP = 'UPDATE' THEN
      IF NEW.kind IS NOT NULL THEN words := ARRAY(SELECT words_of(NEW.searched)); END IF;
    END IF;
    -- Those that stay are left alone: a product of a thousand SKUs has thousands.
    DELETE FROM product_words
    WHERE store_id = OLD.store_id AND product_id = OLD.id
      AND word = ANY (ARRAY(SELECT words_of(OLD.searched) EXCEPT SELECT unnest(words)));
    INSERT INTO product_words SELECT OLD.store_id, word, OLD.id FROM unnest(words) AS word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_words_of_insert AFTER INSERT ON products REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_words_follow_products();
--> statement-breakpoint
CREATE TRIGGER product_words_of_delete AFTER DELETE ON products
FOR EACH ROW EXECUTE FUNCTION product_words_follow_products();
--> statement-breakpoint
CREATE TRIGGER product_words_of_truncate AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION product_words_follow_products();
--> statement-breakpoint
-- Makes one row of each facet, key and kind out of the many of a store, as fold_order_tally does.
CREATE FUNCTION fold_product_tally(store text) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH loose AS (
    DELETE FROM product_tally
    WHERE ctid = ANY (ARRAY(SELECT t.ctid FROM product_tally t WHERE t.store_id = store FOR UPDATE SKIP LOCKED))
    RETURNING *
  )
  INSERT INTO product_tally
  SELECT store_id, facet, key, kind, sum(products), sum(skus)
  FROM loose GROUP BY 1, 2, 3, 4 HAVING sum(products) <> 0 OR sum(skus) <> 0;
END;
--> statement-breakpoint
-- Once a statement, however many rows it writes. A product is counted among all, in its category and, if it has one, its brand.
CREATE FUNCTION product_tally_follows_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO product_tally
      SELECT store_id, facet, key, kind, count(*), sum(skus)
      FROM come, LATERAL (VALUES (0, ''), (1, category), (2, brand)) AS f(facet, key)
      WHERE kind IS NOT NULL AND key IS NOT NULL GROUP BY 1, 2, 3, 4;
    WHEN 'DELETE' THEN
      INSERT INTO product_tally
      SELECT store_id, facet, key, kind, -count(*), -sum(skus)
      FROM gone, LATERAL (VALUES (0, ''), (1, category), (2, brand)) AS f(facet, key)
      WHERE kind IS NOT NULL AND key IS NOT NULL GROUP BY 1, 2, 3, 4;
    WHEN 'UPDATE' THEN
      INSERT INTO product_tally
      SELECT store_id, facet, key, kind, sum(n), sum(n * skus)
      FROM (
        SELECT store_id, category, brand, kind, skus, 1 AS n FROM come
        UNION ALL SELECT store_id, category, brand, kind, skus, -1 FROM gone
      ) AS both_of_them, LATERAL (VALUES (0, ''), (1, category), (2, brand)) AS f(facet, key)
      WHERE kind IS NOT NULL AND key IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(n * skus) <> 0;
    WHEN 'TRUNCATE' THEN
      TRUNCATE product_tally;
  END CASE;
  -- About every hundredth statement, so that a store has some hundreds of rows to add up, whatever its age.
  IF TG_OP IN ('INSERT', 'UPDATE') AND random() < 0.01 THEN
    PERFORM fold_product_tally(store_id) FROM (SELECT DISTINCT store_id FROM come);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_tally_of_insert AFTER INSERT ON products REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
CREATE TRIGGER product_tally_of_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
CREATE TRIGGER product_tally_of_delete AFTER DELETE ON products REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
CREATE TRIGGER product_tally_of_truncate AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION product_tally_follows_products();
--> statement-breakpoint
-- All that anybody learns of another person's: whether a name is taken, and which number comes next. The scope is open for
-- these questions alone.
CREATE FUNCTION onboarding_has_name(folded text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE before constant text := coalesce(current_setting('app.scope', true), '');
DECLARE found_one boolean;
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  found_one := EXISTS (SELECT 1 FROM onboardings WHERE folded_name = folded);
  PERFORM set_config('app.scope', before, true);
  RETURN found_one;
END $$;
--> statement-breakpoint
CREATE FUNCTION last_onboarding_number() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE before constant text := coalesce(current_setting('app.scope', true), '');
DECLARE last bigint;
BEGIN
  PERFORM set_config('app.scope', 'all', true);
  SELECT coalesce(max(store_id::bigint), 0) INTO last FROM onboardings WHERE store_id ~ '^[0-9]{1,15}$';
  PERFORM set_config('app.scope', before, true);
  RETURN last;
END $$;
--> statement-breakpoint
-- What a warehouse has is the sum of its movements: kept in the same statement that adds one, and refused below 0 by the check.
CREATE FUNCTION warehouse_stock_follows_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE warehouse_stock
  SET available = available + NEW.pieces,
    damaged = damaged - CASE WHEN NEW.reason = 'danado' THEN NEW.pieces ELSE 0 END,
    updated_at = greatest(updated_at, NEW.at)
  WHERE store_id = NEW.store_id AND warehouse_id = NEW.warehouse_id AND folded_sku = NEW.folded_sku;
  IF NOT FOUND THEN RAISE EXCEPTION 'No stock of % in warehouse % for store %', NEW.folded_sku, NEW.warehouse_id, NEW.store_id; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER warehouse_stock_follows_movements AFTER INSERT ON stock_movements
FOR EACH ROW WHEN (NEW.warehouse_id IS NOT NULL) EXECUTE FUNCTION warehouse_stock_follows_movements();
--> statement-breakpoint
-- Once a statement, as the tally is kept: ten thousand products that leave or are renamed called it ten thousand times. Sets are
-- compared and never joined, for a plan that is kept knows nothing of how many rows a statement has.
CREATE FUNCTION product_words_follow_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH before AS MATERIALIZED (
    SELECT store_id, id, searched FROM gone WHERE kind IS NOT NULL
    EXCEPT SELECT store_id, id, searched FROM come WHERE kind IS NOT NULL
  ), after AS MATERIALIZED (
    SELECT store_id, id, searched FROM come WHERE kind IS NOT NULL
    EXCEPT SELECT store_id, id, searched FROM gone WHERE kind IS NOT NULL
  ), lost AS MATERIALIZED (
    -- Those that stay are left alone: a product of a thousand SKUs has thousands.
    SELECT store_id, word, id FROM before, words_of(searched) AS word
    EXCEPT SELECT store_id, word, id FROM after, words_of(searched) AS word
  ), deleted AS (
    DELETE FROM product_words WHERE ctid = ANY (ARRAY(
      SELECT held.ctid
      FROM lost, LATERAL (
        SELECT w.ctid FROM product_words w
        WHERE w.store_id = lost.store_id AND w.word = lost.word AND w.product_id = lost.id OFFSET 0
      ) AS held))
  )
  INSERT INTO product_words
  SELECT store_id, word, id FROM after, words_of(searched) AS word
  EXCEPT SELECT store_id, word, id FROM before, words_of(searched) AS word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_words_of_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION product_words_follow_updates();
--> statement-breakpoint
-- Each row of a load is written when its file is read, and once more with what became of it: with room beside it, no index has to
-- hear of that, for none has a column that changes.
ALTER TABLE "bulk_rows" SET (fillfactor = 40);
