CREATE TABLE "reference_versions" (
	"table_name" text collate "C" PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
