CREATE TABLE `former_addresses` (
	`lead_id` text NOT NULL,
	`email_key` text NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`lead_id`, `email_key`),
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_addresses_address` ON `former_addresses` (`email_key`,`at`);
