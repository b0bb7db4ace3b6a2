CREATE INDEX `submissions_time` ON `submissions` (`at`, `id`);
--> statement-breakpoint
CREATE INDEX `visitors_created` ON `visitors` (`first_seen_at`, `id`);
