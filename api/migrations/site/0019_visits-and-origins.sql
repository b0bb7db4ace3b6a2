CREATE TABLE `lead_origins` (
	`lead_id` text PRIMARY KEY NOT NULL,
	`visitor_id` text,
	`country` text,
	`device` text,
	`first_touch` text,
	`last_touch` text,
	`first_utm_source` text,
	`first_utm_medium` text,
	`first_utm_campaign` text,
	`first_utm_term` text,
	`first_utm_content` text,
	`first_gclid` text,
	`first_fbclid` text,
	`first_msclkid` text,
	`first_referrer` text,
	`first_landing_page` text,
	`last_utm_source` text,
	`last_utm_medium` text,
	`last_utm_campaign` text,
	`last_utm_term` text,
	`last_utm_content` text,
	`last_gclid` text,
	`last_fbclid` text,
	`last_msclkid` text,
	`last_referrer` text,
	`last_landing_page` text,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`visitor_id` text NOT NULL,
	`at` integer NOT NULL,
	`name` text,
	`page_url` text,
	`title` text,
	`referrer` text,
	`properties` text,
	`visible_ms` integer NOT NULL,
	`interactions` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visits_visitor` ON `visits` (`visitor_id`,`seq`);--> statement-breakpoint
ALTER TABLE `visitors` ADD `first_seen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `visitors` ADD `last_seen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `visitors` ADD `visits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `visitors` ADD `pages` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `visitors` ADD `visible_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `visitors` ADD `interactions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `visitors` ADD `country` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `device` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `platform` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `browser` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `language` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `timezone` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `is_robot` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `visitors` ADD `first_touch` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `last_touch` text;--> statement-breakpoint
ALTER TABLE `visitors` ADD `said` text;--> statement-breakpoint
CREATE INDEX `visitors_seen` ON `visitors` (`last_seen_at`,`id`);
