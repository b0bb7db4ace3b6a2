CREATE TABLE `incoming_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`hook_id` text NOT NULL,
	`state` text NOT NULL,
	`digest` text NOT NULL,
	`values` text NOT NULL,
	`email_keys` text NOT NULL,
	`problems` text NOT NULL,
	`lead_id` text,
	`deliveries` integer DEFAULT 1 NOT NULL,
	`received_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `incoming_calls_hook` ON `incoming_calls` (`hook_id`,`id`);--> statement-breakpoint
CREATE INDEX `incoming_calls_state` ON `incoming_calls` (`hook_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `incoming_calls_digest` ON `incoming_calls` (`hook_id`,`digest`);--> statement-breakpoint
CREATE INDEX `incoming_calls_lead` ON `incoming_calls` (`lead_id`);--> statement-breakpoint
CREATE TABLE `incoming_hooks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`secret_hash` text NOT NULL,
	`secret` text NOT NULL,
	`paused_at` integer,
	`mapping` text NOT NULL,
	`tag_ids` text NOT NULL,
	`audience_ids` text NOT NULL,
	`overwrite` integer NOT NULL,
	`consent_text` text NOT NULL,
	`last_called_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incoming_hooks_secret_hash_unique` ON `incoming_hooks` (`secret_hash`);
