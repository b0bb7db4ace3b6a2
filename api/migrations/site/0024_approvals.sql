CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`operation_id` text NOT NULL,
	`permission` text NOT NULL,
	`path_params` text NOT NULL,
	`query` text NOT NULL,
	`body` text,
	`if_match` text,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`requested_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`failure_code` text,
	`failure_detail` text
);
--> statement-breakpoint
CREATE INDEX `approvals_state` ON `approvals` (`state`,`expires_at`);
