CREATE TABLE `bounce_counts` (
	`day` integer NOT NULL,
	`reason` text NOT NULL,
	`domain` text NOT NULL,
	`bounced` integer NOT NULL,
	PRIMARY KEY(`day`, `reason`, `domain`)
);
--> statement-breakpoint
ALTER TABLE `email_attempts` ADD `reason` text;
