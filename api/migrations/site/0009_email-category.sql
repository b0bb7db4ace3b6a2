ALTER TABLE `emails` ADD `category` text DEFAULT 'marketing' NOT NULL;--> statement-breakpoint
UPDATE `emails` SET `category` = 'transactional' WHERE `broadcast_id` IS NULL AND `template_id` IN (SELECT `id` FROM `templates` WHERE `category` = 'transactional');
