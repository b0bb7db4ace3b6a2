CREATE TABLE `erased_registrations` (
	`slot` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `popups` ADD `base_variant` text DEFAULT 'original' NOT NULL;--> statement-breakpoint
ALTER TABLE `pages` ADD `uncounted_before` integer;
--> statement-breakpoint
UPDATE `pages` SET `uncounted_before` = 1 + max(
  coalesce((SELECT max(`at`) FROM `visits`), 0), coalesce((SELECT max(`at`) FROM `submissions`), 0));
--> statement-breakpoint
CREATE TABLE `result_counts` (
  `thing_id` text NOT NULL,
  `source_id` text NOT NULL,
  `variant` text NOT NULL,
  `day` integer NOT NULL,
  `shown` integer DEFAULT 0 NOT NULL,
  `shown_daily` integer DEFAULT 0 NOT NULL,
  `closed` integer DEFAULT 0 NOT NULL,
  `submitted` integer DEFAULT 0 NOT NULL,
  `leads` integer DEFAULT 0 NOT NULL,
  `visitors` integer DEFAULT 0 NOT NULL,
  `converted` integer DEFAULT 0 NOT NULL,
  `shown_robots` integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (`thing_id`, `day`, `source_id`, `variant`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `result_viewers` (
  `visitor_id` text NOT NULL,
  `source_id` text NOT NULL,
  `campaign_id` text NOT NULL,
  `variant` text NOT NULL,
  `first_day` integer NOT NULL,
  `last_day` integer NOT NULL,
  `converted` integer NOT NULL,
  PRIMARY KEY (`visitor_id`, `source_id`, `campaign_id`, `variant`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `result_viewers_day` ON `result_viewers` (`first_day`);
--> statement-breakpoint
CREATE VIEW `result_sights` AS
  SELECT v.*, `source_id` AS `thing_id`, '' AS `part_id`, '' AS `part_variant` FROM `result_viewers` v
  UNION ALL
  SELECT v.*, `source_id`, `source_id`, `variant` FROM `result_viewers` v WHERE `variant` <> ''
  UNION ALL
  SELECT v.*, `campaign_id`, '', '' FROM `result_viewers` v WHERE `campaign_id` <> ''
  UNION ALL
  SELECT v.*, `campaign_id`, `source_id`, `variant` FROM `result_viewers` v WHERE `campaign_id` <> ''
  UNION ALL
  SELECT v.*, '', '', '' FROM `result_viewers` v WHERE `variant` <> '';
--> statement-breakpoint
INSERT INTO `result_viewers`
SELECT `visitor_id`, `popup_id`, `campaign_id`, `variant`, `first_day`, `last_day`, `converted` FROM `popup_viewers`;
--> statement-breakpoint
-- Who saw a popup under two campaigns, or two popups, was counted in each: once is taken out where the viewer is still known.
INSERT INTO `result_counts` (`thing_id`, `source_id`, `variant`, `day`, `shown`, `shown_daily`, `closed`, `submitted`,
  `visitors`, `converted`, `shown_robots`)
SELECT `thing_id`, `source_id`, `variant`, `day`, sum(`shown`), sum(`shown_daily`), sum(`closed`), sum(`submitted`),
  sum(`visitors`), sum(`converted`), sum(`shown_robots`)
FROM (
  SELECT `popup_id` AS `thing_id`, '' AS `source_id`, '' AS `variant`, `day`, `shown`, `shown_daily`, `closed`, `submitted`,
    `visitors`, `converted`, `shown_robots` FROM `popup_counts`
  UNION ALL
  SELECT `popup_id`, `popup_id`, `variant`, `day`, `shown`, `shown_daily`, `closed`, `submitted`, `visitors`, `converted`,
    `shown_robots` FROM `popup_counts`
  UNION ALL
  SELECT `campaign_id`, '', '', `day`, `shown`, `shown_daily`, `closed`, `submitted`, `visitors`, `converted`, `shown_robots`
  FROM `popup_counts` WHERE `campaign_id` <> ''
  UNION ALL
  SELECT `campaign_id`, `popup_id`, `variant`, `day`, `shown`, `shown_daily`, `closed`, `submitted`, `visitors`, `converted`,
    `shown_robots` FROM `popup_counts` WHERE `campaign_id` <> ''
  UNION ALL
  SELECT '', '', '', `day`, 0, `shown_daily`, 0, 0, `visitors`, `converted`, 0 FROM `popup_counts`
  UNION ALL
  SELECT `thing_id`, `part_id`, `part_variant`, `first_day`, 0, 0, 0, 0, -(`place` > 1), (`place` = 1) * `ever` - `converted`, 0
  FROM (
    SELECT `thing_id`, `part_id`, `part_variant`, `first_day`, `converted`,
      row_number() OVER (PARTITION BY `visitor_id`, `thing_id`, `part_id`, `part_variant` ORDER BY `first_day`) AS `place`,
      max(`converted`) OVER (PARTITION BY `visitor_id`, `thing_id`, `part_id`, `part_variant`) AS `ever`
    FROM `result_sights`
  ) WHERE `place` > 1 OR `ever` <> `converted`
) GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
ALTER TABLE `popup_facts` RENAME COLUMN `popup_id` TO `source_id`;
--> statement-breakpoint
ALTER TABLE `popup_facts` RENAME TO `result_facts`;
--> statement-breakpoint
DROP TABLE `popup_viewers`;
--> statement-breakpoint
DROP TABLE `popup_counts`;
--> statement-breakpoint
CREATE TRIGGER `result_viewers_new` AFTER INSERT ON `result_viewers`
BEGIN
  INSERT INTO `result_counts` (`thing_id`, `source_id`, `variant`, `day`, `visitors`, `shown_daily`)
  SELECT `thing_id`, `part_id`, `part_variant`, new.`first_day`, count(*) = 1,
    new.`last_day` > 0 AND sum(`last_day` >= new.`last_day`) = 1
  FROM `result_sights` WHERE `visitor_id` = new.`visitor_id`
  GROUP BY `thing_id`, `part_id`, `part_variant`
  HAVING max(`source_id` = new.`source_id` AND `campaign_id` = new.`campaign_id` AND `variant` = new.`variant`)
  ON CONFLICT (`thing_id`, `day`, `source_id`, `variant`) DO UPDATE SET
    `visitors` = `visitors` + excluded.`visitors`, `shown_daily` = `shown_daily` + excluded.`shown_daily`;
END;
--> statement-breakpoint
CREATE TRIGGER `result_viewers_again` AFTER UPDATE ON `result_viewers`
WHEN new.`last_day` > old.`last_day`
BEGIN
  INSERT INTO `result_counts` (`thing_id`, `source_id`, `variant`, `day`, `shown_daily`)
  SELECT `thing_id`, `part_id`, `part_variant`, new.`last_day`, 1
  FROM `result_sights` WHERE `visitor_id` = new.`visitor_id`
  GROUP BY `thing_id`, `part_id`, `part_variant`
  HAVING max(`source_id` = new.`source_id` AND `campaign_id` = new.`campaign_id` AND `variant` = new.`variant`)
    AND sum(`last_day` >= new.`last_day`) = 1
  ON CONFLICT (`thing_id`, `day`, `source_id`, `variant`) DO UPDATE SET `shown_daily` = `shown_daily` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `result_viewers_converted` AFTER UPDATE ON `result_viewers`
WHEN new.`converted` > old.`converted`
BEGIN
  INSERT INTO `result_counts` (`thing_id`, `source_id`, `variant`, `day`, `converted`)
  SELECT `thing_id`, `part_id`, `part_variant`, min(`first_day`), 1
  FROM `result_sights` WHERE `visitor_id` = new.`visitor_id`
  GROUP BY `thing_id`, `part_id`, `part_variant`
  HAVING max(`source_id` = new.`source_id` AND `campaign_id` = new.`campaign_id` AND `variant` = new.`variant`)
    AND sum(`converted`) = 1
  ON CONFLICT (`thing_id`, `day`, `source_id`, `variant`) DO UPDATE SET `converted` = `converted` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `result_viewers_new_converted` AFTER INSERT ON `result_viewers`
WHEN new.`converted` > 0
BEGIN
  INSERT INTO `result_counts` (`thing_id`, `source_id`, `variant`, `day`, `converted`)
  SELECT `thing_id`, `part_id`, `part_variant`, min(`first_day`), 1
  FROM `result_sights` WHERE `visitor_id` = new.`visitor_id`
  GROUP BY `thing_id`, `part_id`, `part_variant`
  HAVING max(`source_id` = new.`source_id` AND `campaign_id` = new.`campaign_id` AND `variant` = new.`variant`)
    AND sum(`converted`) = 1
  ON CONFLICT (`thing_id`, `day`, `source_id`, `variant`) DO UPDATE SET `converted` = `converted` + 1;
END;
--> statement-breakpoint
-- Owners' tries were counted as answers to visitors who have the owners' ids.
INSERT INTO `assistant_usage`
SELECT `day`, `assistant_id`, '', 0, sum(`input_tokens`), sum(`output_tokens`), sum(`cost`) FROM `assistant_usage`
WHERE `visitor_key` IN (SELECT `visitor_key` FROM `conversations` WHERE `channel` = 'test' AND `visitor_key` <> '')
GROUP BY `day`, `assistant_id`
ON CONFLICT (`day`, `assistant_id`, `visitor_key`) DO UPDATE SET `input_tokens` = `input_tokens` + excluded.`input_tokens`,
  `output_tokens` = `output_tokens` + excluded.`output_tokens`, `cost` = `cost` + excluded.`cost`;
--> statement-breakpoint
DELETE FROM `assistant_usage`
WHERE `visitor_key` IN (SELECT `visitor_key` FROM `conversations` WHERE `channel` = 'test' AND `visitor_key` <> '');
