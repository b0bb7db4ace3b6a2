ALTER TABLE `sites` ADD `marketing_mails_max` integer;--> statement-breakpoint
ALTER TABLE `sites` ADD `marketing_mails_days` integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE `sites` ADD `days_off` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `sites` ADD `ai_daily_cents_max` integer DEFAULT 500 NOT NULL;
