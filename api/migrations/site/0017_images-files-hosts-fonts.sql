CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`content_hash` text NOT NULL,
	`bytes` integer NOT NULL,
	`download_count` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_content_hash_unique` ON `files` (`content_hash`);--> statement-breakpoint
CREATE TABLE `widget_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`config_count` integer NOT NULL,
	`submission_count` integer NOT NULL,
	`event_count` integer NOT NULL,
	`refused_count` integer NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`content_hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`animated` integer NOT NULL,
	`bytes` integer NOT NULL,
	`renditions` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_content_hash_unique` ON `images` (`content_hash`);
