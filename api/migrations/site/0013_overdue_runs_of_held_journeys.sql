DROP INDEX `runs_wake`;--> statement-breakpoint
CREATE INDEX `runs_wake` ON `runs` (`wake_at`,`journey_id`) WHERE wake_at is not null;
