CREATE TABLE `page_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL
);
