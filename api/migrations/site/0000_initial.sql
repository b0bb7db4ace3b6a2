CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`name` text NOT NULL,
	`subject_id` text,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`account_id` text
);
--> statement-breakpoint
CREATE INDEX `activities_subject` ON `activities` (`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `site_key` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cursors` (
	`consumer` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`name` text NOT NULL,
	`subject_id` text,
	`lead_id` text,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_lead` ON `events` (`lead_id`,`seq`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text PRIMARY KEY NOT NULL,
	`body_hash` text NOT NULL,
	`response` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer,
	`fence` integer NOT NULL,
	`attempts` integer NOT NULL,
	`payload` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`)
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`kind`,`due_at`);--> statement-breakpoint
CREATE TABLE `lead_tags` (
	`lead_id` text NOT NULL,
	`tag_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`lead_id`, `tag_id`),
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_tags_tag` ON `lead_tags` (`tag_id`,`lead_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`source` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name_key_unique` ON `tags` (`name_key`);
