ALTER TABLE `journeys` ADD `throttled_at` integer;--> statement-breakpoint
UPDATE `operations` SET `undone_by` = NULL WHERE `undone_by` IN (SELECT `id` FROM `operations` WHERE `status` IN ('failed', 'canceled'));
