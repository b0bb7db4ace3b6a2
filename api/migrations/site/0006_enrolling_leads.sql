CREATE TABLE `journey_date_cursors` (
	`journey_id` text NOT NULL,
	`trigger` text NOT NULL,
	`at` integer NOT NULL,
	`lead_id` text NOT NULL,
	PRIMARY KEY(`journey_id`, `trigger`),
	FOREIGN KEY (`journey_id`) REFERENCES `journeys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `journey_enrollments` (
	`id` text PRIMARY KEY NOT NULL,
	`journey_id` text NOT NULL,
	`cause` text NOT NULL,
	`filter` text,
	`audience_id` text,
	`until` text NOT NULL,
	`after` text NOT NULL,
	`matching_leads` integer,
	`enrolled_leads` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`journey_id`) REFERENCES `journeys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `journey_enrollments_journey` ON `journey_enrollments` (`journey_id`,`id`);
