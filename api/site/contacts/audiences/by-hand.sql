CREATE VIEW `lead_audiences` AS
SELECT `lead_id`, `member_id` AS `audience_id`, `at` FROM `lead_sets` WHERE `type` = 'audience';
--> statement-breakpoint
CREATE TRIGGER `audiences_removed` AFTER DELETE ON `audiences`
BEGIN
  DELETE FROM `lead_sets` WHERE `member_id` = old.`id`;
END;
