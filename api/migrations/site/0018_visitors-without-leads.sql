CREATE TABLE `__new_visitors` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text,
	`known_by` text,
	`linked_at` integer,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_visitors`("id", "lead_id", "known_by", "linked_at") SELECT "id", "lead_id", "known_by", "linked_at" FROM `visitors`;--> statement-breakpoint
DROP TABLE `visitors`;--> statement-breakpoint
ALTER TABLE `__new_visitors` RENAME TO `visitors`;--> statement-breakpoint
CREATE INDEX `visitors_lead` ON `visitors` (`lead_id`,`linked_at`);
