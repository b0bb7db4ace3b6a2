ALTER TABLE `pages` ADD `published_name` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `published_handle` text;--> statement-breakpoint
ALTER TABLE `pages` ADD `published_kind` text;--> statement-breakpoint
UPDATE `pages` SET `published_name` = `name`, `published_handle` = `handle`, `published_kind` = `kind` WHERE `published_version` IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `pages_published_handle_unique` ON `pages` (`published_handle`);
