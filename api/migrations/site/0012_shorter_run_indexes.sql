DROP INDEX `runs_journey`;--> statement-breakpoint
DROP INDEX `runs_place`;--> statement-breakpoint
DROP INDEX `runs_lead`;--> statement-breakpoint
CREATE INDEX `runs_journey` ON `runs` (`journey_id`,`enrolled_at`);--> statement-breakpoint
CREATE INDEX `runs_place` ON `runs` (`journey_id`,`status`,`step_id`,`enrolled_at`);--> statement-breakpoint
CREATE INDEX `runs_lead` ON `runs` (`lead_id`,`enrolled_at`);
