CREATE TABLE `popup_facts_new` (
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
INSERT INTO `popup_facts_new` SELECT `popup_id`, `campaign_id`, `fact`, `value`, `day`, `shown`, `submitted` FROM `popup_facts`;
--> statement-breakpoint
DROP TABLE `popup_facts`;
--> statement-breakpoint
ALTER TABLE `popup_facts_new` RENAME TO `popup_facts`;
