CREATE TABLE `lead_quality_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`reject_disposable` integer NOT NULL,
	`reject_free` integer NOT NULL,
	`reject_role_based` integer NOT NULL,
	`typo_correction` integer NOT NULL,
	`email_confirmation` integer NOT NULL,
	`overrides` text NOT NULL,
	`confirmation_mails` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `leads` ADD `email_validity` text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `email_score` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `email_score_parts` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `email_disposable` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `email_free` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `email_role_based` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `email_checked_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `confirmation` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `confirmation_asked_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `confirmed_at` integer;
