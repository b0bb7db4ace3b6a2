CREATE TABLE `submissions` (
  `id` text PRIMARY KEY NOT NULL,
  `popup_id` text NOT NULL,
  `lead_id` text NOT NULL,
  `previous_id` text,
  `lead_created` integer NOT NULL,
  `values` text NOT NULL,
  `differing` text NOT NULL,
  `unknown` text NOT NULL,
  `consent` text NOT NULL,
  `page_url` text,
  `referrer` text,
  `locale` text,
  `variant` text,
  `timezone` text,
  `shown_for_ms` integer NOT NULL,
  `at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `submissions_popup` ON `submissions` (`popup_id`, `id`);
--> statement-breakpoint
CREATE INDEX `submissions_time` ON `submissions` (`at`, `id`);
