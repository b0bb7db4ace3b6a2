CREATE TABLE `import_rows` (
  `operation_id` text NOT NULL,
  `number` integer NOT NULL,
  `place` integer NOT NULL,
  `bytes` integer NOT NULL,
  `verdict` text NOT NULL,
  `problems` text,
  `lead_id` text,
  `email_hash` text,
  `before` text,
  PRIMARY KEY (`operation_id`, `number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `import_rows_lead` ON `import_rows` (`lead_id`, `operation_id`) WHERE `lead_id` IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `import_rows_email` ON `import_rows` (`operation_id`, `email_hash`) WHERE `email_hash` IS NOT NULL;
