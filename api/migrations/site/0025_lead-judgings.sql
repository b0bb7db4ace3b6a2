CREATE TABLE `lead_judgings` (
	`id` text PRIMARY KEY NOT NULL,
	`filter` text,
	`until` text NOT NULL,
	`after` text NOT NULL,
	`status` text NOT NULL,
	`matching_leads` integer,
	`judged_leads` integer NOT NULL,
	`changed_leads` integer NOT NULL,
	`unanswered_leads` integer NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
