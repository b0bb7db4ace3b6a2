CREATE TABLE `sync_departures` (
	`connection_id` text NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`at` integer NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`connection_id`, `hash`)
);
