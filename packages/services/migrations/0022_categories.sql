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
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent","position");