CREATE TABLE "demo_clock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"ahead" bigint DEFAULT 0 NOT NULL
);
