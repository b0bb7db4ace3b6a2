CREATE TABLE `consents` (
  `id` text NOT NULL,
  `lead_id` text NOT NULL,
  `type` text NOT NULL,
  `text` text NOT NULL,
  `text_version` integer NOT NULL,
  `place` text NOT NULL,
  `method` text NOT NULL,
  `page_url` text,
  `locale` text,
  `ip` text,
  `email_id` text,
  `at` integer NOT NULL,
  PRIMARY KEY (`lead_id`, `id`)
) WITHOUT ROWID;
