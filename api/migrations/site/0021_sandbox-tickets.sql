CREATE TABLE `sandbox_tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sandbox_tickets_expiry` ON `sandbox_tickets` (`expires_at`);
--> statement-breakpoint
-- What hooks recorded of others' consent has a method of its own.
UPDATE `consents` SET `method` = 'incoming_hook' WHERE `method` = 'api' AND `place` IN (SELECT `id` FROM `incoming_hooks`);
