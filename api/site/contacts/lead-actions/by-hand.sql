CREATE TABLE `lead_action_rows` (
  `operation_id` text NOT NULL,
  `lead_id` text NOT NULL REFERENCES `leads`(`id`) ON DELETE CASCADE,
  `before` text NOT NULL,
  PRIMARY KEY (`operation_id`, `lead_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_action_rows_lead` ON `lead_action_rows` (`lead_id`);
