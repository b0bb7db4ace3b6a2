ALTER TABLE `sites` ADD `fonts` text;--> statement-breakpoint
ALTER TABLE `sites` ADD `allowed_hosts` text DEFAULT '[]' NOT NULL;
