CREATE TABLE `run_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`filter` text NOT NULL,
	`to_version` integer,
	`matching` integer NOT NULL,
	`done` integer NOT NULL,
	`left` integer NOT NULL,
	`after_at` integer,
	`after_id` text,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `run_actions_created` ON `run_actions` (`created_at`);--> statement-breakpoint
DROP INDEX `runs_journey`;--> statement-breakpoint
DROP INDEX `runs_place`;--> statement-breakpoint
CREATE INDEX `runs_journey` ON `runs` (`journey_id`,`enrolled_at`,`id`,`journey_version`);--> statement-breakpoint
CREATE INDEX `runs_place` ON `runs` (`journey_id`,`status`,`step_id`,`enrolled_at`,`id`,`journey_version`);
