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
