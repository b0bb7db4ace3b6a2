CREATE TABLE `account_emails` (
	`kind` text NOT NULL,
	`locale` text NOT NULL,
	`subject` text NOT NULL,
	`preheader` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`ending` text NOT NULL,
	`site_ids` text NOT NULL,
	`grants` text NOT NULL,
	`last_used_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_token_hash_unique` ON `api_keys` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_account` ON `api_keys` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `one_time_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`registration` text,
	`new_email` text,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_links_user` ON `one_time_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`impersonator_id` text,
	`user_agent` text DEFAULT '' NOT NULL,
	`country` text,
	`created_at` integer NOT NULL,
	`authenticated_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`impersonator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `sign_in_places` (
	`user_id` text NOT NULL,
	`place_hash` text NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `place_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `used_attempts` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_attempts_expiry` ON `used_attempts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text,
	`password_short` integer DEFAULT false NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`language` text NOT NULL,
	`address` text,
	`picture_id` text,
	`confirmed_at` integer,
	`super_administrator` integer NOT NULL,
	`deletes_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE TABLE `site_operations` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`total` integer,
	`processed` integer NOT NULL,
	`failed` integer NOT NULL,
	`reason` text,
	`is_undo` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_operations_status` ON `site_operations` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `site_operations_site` ON `site_operations` (`site_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `acme_accounts` (
	`directory_url` text PRIMARY KEY NOT NULL,
	`account_url` text,
	`private_key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`host` text PRIMARY KEY NOT NULL,
	`certificate` text,
	`private_key` text,
	`not_after` integer,
	`renew_at` integer,
	`order_url` text,
	`order_key` text,
	`failures` integer NOT NULL,
	`reason` text,
	`next_try_at` integer
);
--> statement-breakpoint
CREATE TABLE `domains` (
	`id` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`host` text NOT NULL,
	`held_host` text,
	`status` text NOT NULL,
	`reason` text,
	`proof` text NOT NULL,
	`addresses` text NOT NULL,
	`seen` text,
	`checks_until` integer NOT NULL,
	`checked_at` integer,
	`next_check_at` integer,
	`verified_at` integer,
	`broken_at` integer,
	`notified_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `domains_held_host_unique` ON `domains` (`held_host`);--> statement-breakpoint
CREATE INDEX `domains_host` ON `domains` (`host`);--> statement-breakpoint
CREATE UNIQUE INDEX `domains_of_site` ON `domains` (`site_id`,`host`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`label` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `identities_provider_issuer_subject_unique` ON `identities` (`provider`,`issuer`,`subject`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text,
	`role` text NOT NULL,
	`site_ids` text NOT NULL,
	`grants` text NOT NULL,
	`assistant_ids` text,
	`invited_name` text,
	`invited_email` text,
	`invited_email_key` text,
	`invitation_hash` text,
	`invitation_expires_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_invitation_hash_unique` ON `memberships` (`invitation_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_user_account` ON `memberships` (`user_id`,`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_invited` ON `memberships` (`account_id`,`invited_email_key`);--> statement-breakpoint
CREATE TABLE `notices_told` (
	`user_id` text NOT NULL,
	`site_id` text NOT NULL,
	`counts` text NOT NULL,
	`place` text NOT NULL,
	`looked_at` integer NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `site_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hidden` text NOT NULL,
	`not_emailed` text NOT NULL,
	`at_once` text DEFAULT '{}' NOT NULL,
	`digest` integer NOT NULL,
	`digest_hour` integer NOT NULL,
	`timezone` text NOT NULL,
	`digest_day` integer,
	`digest_place` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`synced` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `person_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`email` text,
	`email_hash` text NOT NULL,
	`site_ids` text NOT NULL,
	`results` text NOT NULL,
	`requested_at` integer NOT NULL,
	`requested_by` text NOT NULL,
	`completed_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `person_requests_account` ON `person_requests` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `person_requests_email` ON `person_requests` (`email_hash`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pictures_user_id_unique` ON `pictures` (`user_id`);--> statement-breakpoint
CREATE TABLE `mailed_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`secret` text,
	`last_step` integer,
	`enabled_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `former_subdomains` (
	`subdomain_key` text PRIMARY KEY NOT NULL,
	`site_id` text NOT NULL,
	`left_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_subdomains_site` ON `former_subdomains` (`site_id`,`left_at`);--> statement-breakpoint
CREATE TABLE `installation` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sites` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`state` text NOT NULL,
	`name` text NOT NULL,
	`subdomain` text NOT NULL,
	`subdomain_key` text,
	`primary_host` text,
	`domains_waiting` integer DEFAULT 0 NOT NULL,
	`language` text NOT NULL,
	`currency` text NOT NULL,
	`description` text NOT NULL,
	`timezone` text NOT NULL,
	`postal_address` text NOT NULL,
	`published_at` integer,
	`paused_at` integer,
	`moved_at` integer,
	`exporting` text,
	`marketing_emails_max` integer,
	`marketing_emails_days` integer DEFAULT 7 NOT NULL,
	`days_off` text DEFAULT '[]' NOT NULL,
	`ai_daily_cents_max` integer DEFAULT 500 NOT NULL,
	`fonts` text,
	`brand` text,
	`brand_version` integer DEFAULT 1 NOT NULL,
	`allowed_hosts` text DEFAULT '[]' NOT NULL,
	`overlay_pause_seconds` integer DEFAULT 30 NOT NULL,
	`several_boxes` integer DEFAULT false NOT NULL,
	`tracking` integer DEFAULT false NOT NULL,
	`consent_mode` integer DEFAULT false NOT NULL,
	`visits_kept_days` integer DEFAULT 365 NOT NULL,
	`is_demo` integer NOT NULL,
	`wake_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sites_subdomain_key_unique` ON `sites` (`subdomain_key`);--> statement-breakpoint
CREATE INDEX `sites_account` ON `sites` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `sites_wake` ON `sites` (`wake_at`);--> statement-breakpoint
CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`name` text NOT NULL,
	`subject_id` text,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`impersonator_id` text,
	`account_id` text,
	`parts` text,
	`changes` text
);
--> statement-breakpoint
CREATE INDEX `activities_subject` ON `activities` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `activities_account` ON `activities` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `account_plans` (
	`account_id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_plans_plan` ON `account_plans` (`plan_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`limits` text NOT NULL,
	`features` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_name_key_unique` ON `plans` (`name_key`);--> statement-breakpoint
CREATE TABLE `control_key` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text PRIMARY KEY NOT NULL,
	`body_hash` text NOT NULL,
	`response` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer,
	`fence` integer NOT NULL,
	`attempts` integer NOT NULL,
	`payload` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`)
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`kind`,`due_at`);--> statement-breakpoint
CREATE INDEX `jobs_lease` ON `jobs` (`kind`,`lease_until`) WHERE lease_until is not null;
