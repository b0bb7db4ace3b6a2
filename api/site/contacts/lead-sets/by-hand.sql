CREATE TABLE `lead_sets` (
  `lead_id` text NOT NULL REFERENCES `leads`(`id`) ON DELETE CASCADE,
  `type` text NOT NULL,
  `member_id` text NOT NULL,
  `at` integer NOT NULL,
  `source` text,
  `source_id` text,
  PRIMARY KEY (`lead_id`, `type`, `member_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_sets_member` ON `lead_sets` (`member_id`);
