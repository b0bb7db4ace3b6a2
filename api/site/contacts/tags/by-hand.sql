CREATE VIEW `lead_tags` AS
SELECT `lead_id`, `member_id` AS `tag_id`, `at`, `source`, `source_id` FROM `lead_sets` WHERE `type` = 'tag';
--> statement-breakpoint
CREATE TRIGGER `tags_removed` AFTER DELETE ON `tags`
BEGIN
  DELETE FROM `lead_sets` WHERE `member_id` = old.`id`;
END;
