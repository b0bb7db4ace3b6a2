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
