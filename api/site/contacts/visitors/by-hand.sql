CREATE TABLE `visitors` (
  `id` text PRIMARY KEY NOT NULL,
  `lead_id` text,
  `known_by` text,
  `linked_at` integer,
  `first_seen_at` integer DEFAULT 0 NOT NULL,
  `last_seen_at` integer DEFAULT 0 NOT NULL,
  `visits` integer DEFAULT 0 NOT NULL,
  `pages` integer DEFAULT 0 NOT NULL,
  `visible_ms` integer DEFAULT 0 NOT NULL,
  `interactions` integer DEFAULT 0 NOT NULL,
  `country` text,
  `device` text,
  `platform` text,
  `browser` text,
  `language` text,
  `timezone` text,
  `is_robot` integer DEFAULT false NOT NULL,
  `first_touch` text,
  `last_touch` text,
  `traits` text,
  FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `visitors_lead` ON `visitors` (`lead_id`,`linked_at`);
--> statement-breakpoint
CREATE INDEX `visitors_seen` ON `visitors` (`last_seen_at`,`id`);
--> statement-breakpoint
CREATE INDEX `visitors_created` ON `visitors` (`first_seen_at`, `id`);
