CREATE TABLE `assistant_versions` (
	`assistant_id` text NOT NULL,
	`number` integer NOT NULL,
	`settings` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`assistant_id`, `number`),
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `assistants` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`page_secret` text NOT NULL,
	`settings` text NOT NULL,
	`settings_version` integer NOT NULL,
	`published` text,
	`published_version` integer,
	`published_at` integer,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
