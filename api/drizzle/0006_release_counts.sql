CREATE TABLE "release_counts" (
	"day" date NOT NULL,
	"series" text NOT NULL,
	"amount" double precision NOT NULL,
	CONSTRAINT "release_counts_day_series_pk" PRIMARY KEY("day","series")
);
