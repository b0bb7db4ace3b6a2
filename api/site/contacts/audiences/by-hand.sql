CREATE TABLE `lead_audiences` (
  `lead_id` text NOT NULL REFERENCES `leads`(`id`) ON DELETE CASCADE,
  `audience_id` text NOT NULL REFERENCES `audiences`(`id`) ON DELETE CASCADE,
  `at` integer NOT NULL,
  PRIMARY KEY (`lead_id`, `audience_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_audiences_audience` ON `lead_audiences` (`audience_id`, `lead_id`);
