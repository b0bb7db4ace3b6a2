ALTER TABLE `sites` ADD `tracking` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sites` ADD `consent_mode` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sites` ADD `visits_kept_days` integer DEFAULT 365 NOT NULL;
