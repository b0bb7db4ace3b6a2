-- api/site/audiences/by-hand.sql
CREATE TABLE `lead_audiences` (
  `lead_id` text NOT NULL REFERENCES `leads`(`id`) ON DELETE CASCADE,
  `audience_id` text NOT NULL REFERENCES `audiences`(`id`) ON DELETE CASCADE,
  `at` integer NOT NULL,
  PRIMARY KEY (`lead_id`, `audience_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_audiences_audience` ON `lead_audiences` (`audience_id`, `lead_id`);
--> statement-breakpoint
-- api/site/custom-fields/by-hand.sql
CREATE TABLE `lead_values` (
  `lead_id` text NOT NULL REFERENCES `leads`(`id`) ON DELETE CASCADE,
  `field_id` text NOT NULL REFERENCES `custom_fields`(`id`) ON DELETE CASCADE,
  `text` text,
  `text_key` text,
  `number` real,
  PRIMARY KEY (`lead_id`, `field_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_values_text` ON `lead_values` (`field_id`, `text_key`, `lead_id`) WHERE `text_key` IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `lead_values_number` ON `lead_values` (`field_id`, `number`, `lead_id`) WHERE `number` IS NOT NULL;
--> statement-breakpoint
-- api/site/tags/by-hand.sql
CREATE TABLE `lead_tags` (
  `lead_id` text NOT NULL,
  `tag_id` text NOT NULL REFERENCES `tags`(`id`) ON DELETE CASCADE,
  `at` integer NOT NULL,
  PRIMARY KEY (`lead_id`, `tag_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_tags_tag` ON `lead_tags` (`tag_id`, `lead_id`);
