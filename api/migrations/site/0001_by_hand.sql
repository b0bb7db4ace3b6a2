-- api/site/assistants/conversations/by-hand.sql
CREATE VIEW `lead_assistants` AS
SELECT `lead_id`, `assistant_id` FROM `conversations`
WHERE `lead_id` IS NOT NULL AND (`message_count` > 0 OR `form_sent_at` IS NOT NULL);
--> statement-breakpoint
-- api/site/assistants/retrieval/by-hand.sql
CREATE VIRTUAL TABLE `knowledge_text` USING fts5(`words`, `stems`, `heading`, content='', contentless_delete=1, detail='column', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIRTUAL TABLE `knowledge_terms` USING fts5vocab(`knowledge_text`, 'col');
--> statement-breakpoint
CREATE TABLE `knowledge_words` (`id` integer PRIMARY KEY, `word` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `knowledge_spellings` USING fts5(`word`, content='', contentless_delete=1, detail='none', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `knowledge_words_added` AFTER INSERT ON `knowledge_words`
BEGIN
  INSERT INTO `knowledge_spellings` (`rowid`, `word`) VALUES (new.`id`, new.`word`);
END;
--> statement-breakpoint
CREATE TRIGGER `knowledge_words_removed` AFTER DELETE ON `knowledge_words`
BEGIN
  DELETE FROM `knowledge_spellings` WHERE `rowid` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `knowledge_text` (`knowledge_text`, `rank`) VALUES ('automerge', 0), ('crisismerge', 1999);
--> statement-breakpoint
INSERT INTO `knowledge_spellings` (`knowledge_spellings`, `rank`) VALUES ('automerge', 0), ('crisismerge', 1999);
--> statement-breakpoint
-- api/site/automation/runs/by-hand.sql
CREATE TABLE `run_workflows` (
  `run_id` text PRIMARY KEY NOT NULL,
  `temporal_run_id` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `journey_counts` (
  `journey_id` text NOT NULL,
  `key` text NOT NULL,
  `step_id` text NOT NULL,
  `journey_version` integer NOT NULL,
  `day` integer NOT NULL,
  `n` integer NOT NULL,
  PRIMARY KEY (`journey_id`, `key`, `step_id`, `journey_version`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `emails_count_outcome` AFTER UPDATE OF `state`, `reason` ON `emails`
WHEN new.`run_id` IS NOT NULL AND new.`step_id` IS NOT NULL
  AND (old.`state` <> new.`state` OR (new.`state` = 'skipped' AND old.`reason` IS NOT new.`reason`))
  AND NOT EXISTS (SELECT 1 FROM `emails` e
    WHERE e.`run_id` = new.`run_id` AND e.`sequence` > new.`sequence` AND e.`step_id` = new.`step_id`)
BEGIN
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, 'mail ' || old.`state` || CASE old.`state` WHEN 'skipped' THEN ' ' || coalesce(old.`reason`, '') ELSE '' END,
    new.`step_id`, r.`journey_version`, r.`enrolled_day`, -1
  FROM `runs` r WHERE r.`id` = new.`run_id` AND old.`state` <> 'not_started'
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, 'mail ' || new.`state` || CASE new.`state` WHEN 'skipped' THEN ' ' || coalesce(new.`reason`, '') ELSE '' END,
    new.`step_id`, r.`journey_version`, r.`enrolled_day`, 1
  FROM `runs` r WHERE r.`id` = new.`run_id` AND new.`state` <> 'not_started'
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
END;
--> statement-breakpoint
CREATE TRIGGER `emails_count_again` AFTER INSERT ON `emails`
WHEN new.`run_id` IS NOT NULL AND new.`step_id` IS NOT NULL
  AND EXISTS (SELECT 1 FROM `emails` e
    WHERE e.`run_id` = new.`run_id` AND e.`sequence` < new.`sequence` AND e.`step_id` = new.`step_id` AND e.`state` <> 'not_started')
BEGIN
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, 'mail ' || e.`state` || CASE e.`state` WHEN 'skipped' THEN ' ' || coalesce(e.`reason`, '') ELSE '' END,
    e.`step_id`, r.`journey_version`, r.`enrolled_day`, -1
  FROM `runs` r JOIN `emails` e ON e.`run_id` = r.`id` AND e.`sequence` = (SELECT max(`sequence`) FROM `emails`
    WHERE `run_id` = new.`run_id` AND `sequence` < new.`sequence` AND `step_id` = new.`step_id`)
  WHERE r.`id` = new.`run_id` AND e.`state` <> 'not_started'
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
END;
--> statement-breakpoint
CREATE TRIGGER `emails_count_hits` AFTER UPDATE OF `opens`, `clicks`, `unsubscribed_at` ON `emails`
WHEN new.`run_id` IS NOT NULL AND new.`step_id` IS NOT NULL
  AND ((old.`opens` > 0) <> (new.`opens` > 0) OR (old.`clicks` > 0) <> (new.`clicks` > 0)
    OR (old.`unsubscribed_at` IS NULL) <> (new.`unsubscribed_at` IS NULL))
BEGIN
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, k.`key`, new.`step_id`, r.`journey_version`, r.`enrolled_day`, k.`n`
  FROM `runs` r JOIN (
    SELECT 'opened' AS `key`, (new.`opens` > 0) - (old.`opens` > 0) AS `n`
    UNION ALL SELECT 'clicked', (new.`clicks` > 0) - (old.`clicks` > 0)
    UNION ALL SELECT 'unsubscribed', (new.`unsubscribed_at` IS NOT NULL) - (old.`unsubscribed_at` IS NOT NULL)
  ) k ON k.`n` <> 0
  WHERE r.`id` = new.`run_id`
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
END;
--> statement-breakpoint
-- api/site/capture/results/by-hand.sql
CREATE TABLE `popup_counts` (
  `popup_id` text NOT NULL,
  `campaign_id` text NOT NULL,
  `variant` text NOT NULL,
  `day` integer NOT NULL,
  `shown` integer NOT NULL,
  `shown_daily` integer NOT NULL,
  `closed` integer NOT NULL,
  `submitted` integer NOT NULL,
  `visitors` integer NOT NULL,
  `converted` integer NOT NULL,
  `shown_robots` integer NOT NULL,
  PRIMARY KEY (`popup_id`, `campaign_id`, `variant`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `popup_counts_campaign` ON `popup_counts` (`campaign_id`, `day`);
--> statement-breakpoint
CREATE TABLE `popup_facts` (
  `popup_id` text NOT NULL,
  `campaign_id` text NOT NULL,
  `fact` text NOT NULL,
  `value` text NOT NULL,
  `day` integer NOT NULL,
  `shown` integer NOT NULL,
  `submitted` integer NOT NULL,
  PRIMARY KEY (`popup_id`, `campaign_id`, `fact`, `value`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `popup_viewers` (
  `popup_id` text NOT NULL,
  `campaign_id` text NOT NULL,
  `visitor_id` text NOT NULL,
  `variant` text NOT NULL,
  `first_day` integer NOT NULL,
  `last_day` integer NOT NULL,
  `converted` integer NOT NULL,
  PRIMARY KEY (`popup_id`, `campaign_id`, `visitor_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `popup_viewers_day` ON `popup_viewers` (`first_day`);
--> statement-breakpoint
CREATE TRIGGER `popup_viewers_new` AFTER INSERT ON `popup_viewers`
BEGIN
  INSERT INTO `popup_counts` VALUES (new.`popup_id`, new.`campaign_id`, new.`variant`, new.`first_day`,
    0, new.`last_day` > 0, 0, 0, 1, new.`converted`, 0)
  ON CONFLICT (`popup_id`, `campaign_id`, `variant`, `day`) DO UPDATE SET
    `shown_daily` = `shown_daily` + excluded.`shown_daily`, `visitors` = `visitors` + 1,
    `converted` = `converted` + excluded.`converted`;
END;
--> statement-breakpoint
CREATE TRIGGER `popup_viewers_again` AFTER UPDATE ON `popup_viewers`
WHEN new.`last_day` > old.`last_day`
BEGIN
  INSERT INTO `popup_counts` VALUES (new.`popup_id`, new.`campaign_id`, new.`variant`, new.`last_day`,
    0, 1, 0, 0, 0, 0, 0)
  ON CONFLICT (`popup_id`, `campaign_id`, `variant`, `day`) DO UPDATE SET `shown_daily` = `shown_daily` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `popup_viewers_converted` AFTER UPDATE ON `popup_viewers`
WHEN new.`converted` > old.`converted`
BEGIN
  INSERT INTO `popup_counts` VALUES (new.`popup_id`, new.`campaign_id`, new.`variant`, new.`first_day`,
    0, 0, 0, 0, 0, 1, 0)
  ON CONFLICT (`popup_id`, `campaign_id`, `variant`, `day`) DO UPDATE SET `converted` = `converted` + 1;
END;
--> statement-breakpoint
CREATE TABLE `visit_counts` (
  `day` integer PRIMARY KEY NOT NULL,
  `visitors` integer NOT NULL,
  `visits` integer NOT NULL,
  `pages` integer NOT NULL,
  `visible_ms` integer NOT NULL,
  `robot_pages` integer NOT NULL
);
--> statement-breakpoint
-- api/site/capture/submissions/by-hand.sql
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
-- api/site/contacts/audiences/by-hand.sql
CREATE VIEW `lead_audiences` AS
SELECT `lead_id`, `member_id` AS `audience_id`, `at` FROM `lead_sets` WHERE `kind` = 'audience';
--> statement-breakpoint
CREATE TRIGGER `audiences_removed` AFTER DELETE ON `audiences`
BEGIN
  DELETE FROM `lead_sets` WHERE `member_id` = old.`id`;
END;
--> statement-breakpoint
-- api/site/contacts/consents/by-hand.sql
CREATE TABLE `consents` (
  `id` text NOT NULL,
  `lead_id` text NOT NULL,
  `kind` text NOT NULL,
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
--> statement-breakpoint
-- api/site/contacts/custom-fields/by-hand.sql
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
-- api/site/contacts/imports/by-hand.sql
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
--> statement-breakpoint
-- api/site/contacts/lead-actions/by-hand.sql
CREATE TABLE `lead_action_rows` (
  `operation_id` text NOT NULL,
  `lead_id` text NOT NULL REFERENCES `leads`(`id`) ON DELETE CASCADE,
  `before` text NOT NULL,
  PRIMARY KEY (`operation_id`, `lead_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_action_rows_lead` ON `lead_action_rows` (`lead_id`);
--> statement-breakpoint
-- api/site/contacts/lead-sets/by-hand.sql
CREATE TABLE `lead_sets` (
  `lead_id` text NOT NULL REFERENCES `leads`(`id`) ON DELETE CASCADE,
  `kind` text NOT NULL,
  `member_id` text NOT NULL,
  `at` integer NOT NULL,
  `source` text,
  `source_id` text,
  PRIMARY KEY (`lead_id`, `kind`, `member_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lead_sets_member` ON `lead_sets` (`member_id`);
--> statement-breakpoint
-- api/site/contacts/leads/by-hand.sql
CREATE TABLE `lead_search_rows` (
  `id` integer PRIMARY KEY,
  `lead_id` text NOT NULL UNIQUE REFERENCES `leads`(`id`) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE TRIGGER `lead_search_removed` AFTER DELETE ON `lead_search_rows`
BEGIN
  DELETE FROM `lead_search` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_search_changed` AFTER UPDATE OF `search_key` ON `leads` WHEN old.`search_key` <> new.`search_key`
BEGIN
  INSERT OR REPLACE INTO `lead_search` (rowid, `text`) SELECT `id`, new.`search_key` FROM `lead_search_rows` WHERE `lead_id` = new.`id`;
END;
--> statement-breakpoint
-- api/site/contacts/tags/by-hand.sql
CREATE VIEW `lead_tags` AS
SELECT `lead_id`, `member_id` AS `tag_id`, `at`, `source`, `source_id` FROM `lead_sets` WHERE `kind` = 'tag';
--> statement-breakpoint
CREATE TRIGGER `tags_removed` AFTER DELETE ON `tags`
BEGIN
  DELETE FROM `lead_sets` WHERE `member_id` = old.`id`;
END;
--> statement-breakpoint
-- api/site/contacts/visitors/by-hand.sql
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
