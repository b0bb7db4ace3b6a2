CREATE TABLE `lead_tags` (
  `lead_id` text NOT NULL,
  `tag_id` text NOT NULL REFERENCES `tags`(`id`) ON DELETE CASCADE,
  `at` integer NOT NULL,
  `source` text NOT NULL,
  `source_id` text,
  PRIMARY KEY (`lead_id`, `tag_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_tags_tag` ON `lead_tags` (`tag_id`, `lead_id`);
