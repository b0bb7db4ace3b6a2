CREATE TABLE `site_places` (
	`site_id` text PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`remains` text
);
