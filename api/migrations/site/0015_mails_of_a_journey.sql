DROP INDEX `emails_journey`;--> statement-breakpoint
CREATE INDEX `emails_journey` ON `emails` (`journey_id`,`id`);
