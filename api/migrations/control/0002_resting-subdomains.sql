CREATE TABLE `__new_former_subdomains` (
	`subdomain_key` text PRIMARY KEY NOT NULL,
	`site_id` text,
	`account_id` text NOT NULL,
	`left_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_former_subdomains` (`subdomain_key`, `site_id`, `account_id`, `left_at`)
SELECT f.`subdomain_key`, f.`site_id`, s.`account_id`, f.`left_at` FROM `former_subdomains` f JOIN `sites` s ON s.`id` = f.`site_id`;
--> statement-breakpoint
DROP TABLE `former_subdomains`;--> statement-breakpoint
ALTER TABLE `__new_former_subdomains` RENAME TO `former_subdomains`;--> statement-breakpoint
CREATE INDEX `former_subdomains_site` ON `former_subdomains` (`site_id`,`left_at`);
