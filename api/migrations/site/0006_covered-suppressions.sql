ALTER TABLE `suppressions` ADD `covered_by` text;--> statement-breakpoint
CREATE INDEX `suppressions_covered` ON `suppressions` (`covered_by`) WHERE covered_by is not null;
