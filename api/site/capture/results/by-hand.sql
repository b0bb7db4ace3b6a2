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
CREATE TABLE `result_facts` (
  `source_id` text NOT NULL,
  `campaign_id` text NOT NULL,
  `fact` text NOT NULL,
  `value` text NOT NULL,
  `day` integer NOT NULL,
  `shown` integer NOT NULL,
  `submitted` integer NOT NULL,
  PRIMARY KEY (`source_id`, `campaign_id`, `fact`, `value`, `day`)
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
CREATE TABLE `visit_counts` (
  `day` integer PRIMARY KEY NOT NULL,
  `visitors` integer NOT NULL,
  `visits` integer NOT NULL,
  `pages` integer NOT NULL,
  `visible_ms` integer NOT NULL,
  `robot_pages` integer NOT NULL
);
