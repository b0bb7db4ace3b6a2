ALTER TABLE `data_accesses` ADD `impersonator_id` text;--> statement-breakpoint
CREATE INDEX `data_accesses_impersonator` ON `data_accesses` (`impersonator_id`,`id`) WHERE "data_accesses"."impersonator_id" is not null;
