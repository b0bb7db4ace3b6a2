CREATE TABLE `run_time_data` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
