CREATE TABLE `sandbox_accesses` (
	`id` text PRIMARY KEY NOT NULL,
	`sandbox_id` text NOT NULL,
	`sandbox_name` text NOT NULL,
	`copy_id` text,
	`lead_id` text,
	`waits_for` text,
	`source` text NOT NULL,
	`source_id` text,
	`given_at` integer NOT NULL,
	`expires_at` integer,
	`ended_at` integer,
	`told_at` integer,
	`expired_at` integer,
	`deleted_at` integer,
	`mailed_at` integer,
	`first_opened_at` integer,
	`last_opened_at` integer,
	`opens` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_accesses_present` ON `sandbox_accesses` (`sandbox_id`,`lead_id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `sandbox_accesses_lead` ON `sandbox_accesses` (`lead_id`);--> statement-breakpoint
CREATE INDEX `sandbox_accesses_copy` ON `sandbox_accesses` (`copy_id`);--> statement-breakpoint
CREATE TABLE `sandbox_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`access_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`access_id`) REFERENCES `sandbox_accesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sandbox_links_access` ON `sandbox_links` (`access_id`);--> statement-breakpoint
CREATE INDEX `sandbox_links_expiry` ON `sandbox_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sandbox_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`size_gb` real,
	`user_data_expiry_hours` integer NOT NULL,
	`cleanup_after` integer,
	`cleanup_unit` text NOT NULL,
	`idle_minutes` integer NOT NULL,
	`panel_host` text NOT NULL,
	`panel_port` integer NOT NULL,
	`panel_username` text NOT NULL,
	`panel_token` text,
	`panel_certificate` text NOT NULL,
	`panel_plan` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandboxes` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`type` text NOT NULL,
	`lead_access` text NOT NULL,
	`handle` text NOT NULL,
	`source_id` text,
	`taken_at` integer,
	`pool_size` integer NOT NULL,
	`url` text,
	`size_gb` real,
	`used_bytes` integer,
	`measured_at` integer,
	`space_over` integer NOT NULL,
	`state` text NOT NULL,
	`task` text,
	`failure` text,
	`driver_facts` text NOT NULL,
	`trial_ends_at` integer,
	`expires_at` integer,
	`canceled_at` integer,
	`username` text NOT NULL,
	`password` text,
	`control_panel_username` text NOT NULL,
	`control_panel_password` text,
	`user_data_expiry_hours` integer NOT NULL,
	`cleanup_after` integer,
	`cleanup_unit` text NOT NULL,
	`last_accessed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandboxes_name_key_unique` ON `sandboxes` (`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `sandboxes_handle_unique` ON `sandboxes` (`handle`);--> statement-breakpoint
CREATE INDEX `sandboxes_source` ON `sandboxes` (`source_id`,`taken_at`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `sandbox_access` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `sandbox_id` text;--> statement-breakpoint
CREATE INDEX `campaigns_sandbox` ON `campaigns` (`sandbox_id`);--> statement-breakpoint
ALTER TABLE `leads` ADD `sandbox_id` text;
