ALTER TABLE `sandbox_accesses` ADD `expiring_at` integer;
--> statement-breakpoint
-- Planned anew: the beginning of the last tenth of an access was not among the moments that its job waits for.
UPDATE `jobs` SET `due_at` = 0 WHERE `kind` = 'tend_sandbox_access';
