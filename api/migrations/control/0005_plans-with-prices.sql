CREATE TABLE `pricing_pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `plans` ADD `plan_type` text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `texts` text DEFAULT '{"en":{"description":"","highlights":[]},"es":{"description":"","highlights":[]}}' NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `prices` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `trial_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `is_public` integer DEFAULT false NOT NULL;
