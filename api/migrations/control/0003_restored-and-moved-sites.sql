ALTER TABLE `sites` ADD `moved_to` text;--> statement-breakpoint
ALTER TABLE `sites` ADD `restored_from` integer;--> statement-breakpoint
ALTER TABLE `sites` ADD `late_until` integer;--> statement-breakpoint
ALTER TABLE `sites` ADD `epoch` text;
