CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`name` text NOT NULL,
	`subject_id` text,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`account_id` text
);
--> statement-breakpoint
CREATE INDEX `activities_subject` ON `activities` (`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `site_key` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` blob NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cursors` (
	`consumer` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`name` text NOT NULL,
	`subject_id` text,
	`lead_id` text,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_lead` ON `events` (`lead_id`,`seq`);--> statement-breakpoint
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
CREATE INDEX `jobs_lease` ON `jobs` (`kind`,`lease_until`) WHERE lease_until is not null;--> statement-breakpoint
CREATE TABLE `audiences` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audiences_name_key_unique` ON `audiences` (`name_key`);--> statement-breakpoint
CREATE TABLE `consents` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`text_version` integer NOT NULL,
	`place` text NOT NULL,
	`method` text NOT NULL,
	`page_url` text,
	`locale` text,
	`ip` text,
	`email_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consents_lead` ON `consents` (`lead_id`,`seq`);--> statement-breakpoint
CREATE TABLE `custom_fields` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`label` text NOT NULL,
	`placeholder` text NOT NULL,
	`options` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_name_unique` ON `custom_fields` (`name`);--> statement-breakpoint
CREATE TABLE `email_attempts` (
	`email_id` text NOT NULL,
	`number` integer NOT NULL,
	`template_version` integer NOT NULL,
	`begun_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text,
	`response` text,
	PRIMARY KEY(`email_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `email_hits` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email_id` text NOT NULL,
	`kind` text NOT NULL,
	`url` text,
	`at` integer NOT NULL,
	`method` text NOT NULL,
	`user_agent` text NOT NULL,
	`verdict` text NOT NULL,
	`verdict_reason` text
);
--> statement-breakpoint
CREATE INDEX `email_hits_email` ON `email_hits` (`email_id`,`seq`);--> statement-breakpoint
CREATE TABLE `email_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`unknown_policy` text NOT NULL,
	`late_policy` text NOT NULL,
	`dkim_domain` text,
	`dkim_selector` text,
	`dkim_private_key` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `emails` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text,
	`sequence` integer,
	`journey_id` text,
	`step_id` text,
	`lead_id` text NOT NULL,
	`template_id` text NOT NULL,
	`template_version` integer,
	`sender_id` text NOT NULL,
	`to_address` text,
	`subject` text,
	`message_id` text,
	`consent_id` text,
	`state` text NOT NULL,
	`reason` text,
	`attempts` integer NOT NULL,
	`queued_at` integer NOT NULL,
	`handed_off_at` integer,
	`ended_at` integer,
	`links` integer NOT NULL,
	`opens` integer NOT NULL,
	`machine_opens` integer NOT NULL,
	`clicks` integer NOT NULL,
	`machine_clicks` integer NOT NULL,
	`first_opened_at` integer,
	`first_clicked_at` integer,
	`unsubscribed_at` integer
);
--> statement-breakpoint
CREATE INDEX `emails_lead` ON `emails` (`lead_id`,`id`);--> statement-breakpoint
CREATE INDEX `emails_journey` ON `emails` (`journey_id`,`step_id`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `emails_run_sequence` ON `emails` (`run_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `journey_versions` (
	`journey_id` text NOT NULL,
	`number` integer NOT NULL,
	`document` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`journey_id`, `number`),
	FOREIGN KEY (`journey_id`) REFERENCES `journeys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `journeys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`status` text NOT NULL,
	`held_at` integer,
	`document` text NOT NULL,
	`published_version` integer,
	`published_at` integer,
	`has_unpublished_changes` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `journeys_name_key_unique` ON `journeys` (`name_key`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text,
	`middle_name` text,
	`last_name` text,
	`phone` text,
	`first_name_key` text NOT NULL,
	`middle_name_key` text NOT NULL,
	`last_name_key` text NOT NULL,
	`search_key` text NOT NULL,
	`mailability` text NOT NULL,
	`unsubscribed_at` integer,
	`timezone` text,
	`language` text,
	`source` text NOT NULL,
	`registered_at` integer NOT NULL,
	`last_activity_at` integer NOT NULL,
	`last_contacted_at` integer,
	`opens` integer NOT NULL,
	`clicks` integer NOT NULL,
	`last_opened_at` integer,
	`last_clicked_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_email_key_unique` ON `leads` (`email_key`);--> statement-breakpoint
CREATE INDEX `leads_registered` ON `leads` (`registered_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_activity` ON `leads` (`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_last_name` ON `leads` (`last_name_key`,`id`);--> statement-breakpoint
CREATE TABLE `suppressions` (
	`hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `popups` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`type` text NOT NULL,
	`design` text NOT NULL,
	`asked_fields` text NOT NULL,
	`consent_version` integer NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `popups_published` ON `popups` (`published_at`);--> statement-breakpoint
CREATE TABLE `trapped_submissions` (
	`popup_id` text NOT NULL,
	`reason` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`popup_id`, `reason`),
	FOREIGN KEY (`popup_id`) REFERENCES `popups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `run_inputs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` text NOT NULL,
	`input` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `run_inputs_run` ON `run_inputs` (`run_id`,`seq`);--> statement-breakpoint
CREATE TABLE `run_record` (
	`run_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`at` integer NOT NULL,
	`step_id` text,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text NOT NULL,
	`facts` text,
	`effect` integer,
	PRIMARY KEY(`run_id`, `sequence`)
);
--> statement-breakpoint
CREATE TABLE `run_transitions` (
	`run_id` text NOT NULL,
	`first_sequence` integer NOT NULL,
	`at` integer NOT NULL,
	`inputs` text NOT NULL,
	PRIMARY KEY(`run_id`, `first_sequence`)
);
--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`journey_id` text NOT NULL,
	`journey_version` integer NOT NULL,
	`lead_id` text NOT NULL,
	`once_key` text,
	`cause` text NOT NULL,
	`cause_event` text,
	`submission_id` text,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`wake_at` integer,
	`attempts` integer NOT NULL,
	`enrolled_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `runs_once_key_unique` ON `runs` (`once_key`);--> statement-breakpoint
CREATE INDEX `runs_wake` ON `runs` (`wake_at`) WHERE wake_at is not null;--> statement-breakpoint
CREATE INDEX `runs_journey` ON `runs` (`journey_id`,`id`);--> statement-breakpoint
CREATE INDEX `runs_journey_status` ON `runs` (`journey_id`,`status`);--> statement-breakpoint
CREATE INDEX `runs_lead` ON `runs` (`lead_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `runs_live` ON `runs` (`journey_id`,`lead_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `senders` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`reply_to` text NOT NULL,
	`signature` text NOT NULL,
	`description` text NOT NULL,
	`verified_at` integer,
	`verification_asked_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`popup_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`lead_created` integer NOT NULL,
	`values` text NOT NULL,
	`differing` text NOT NULL,
	`unknown` text NOT NULL,
	`consent` text NOT NULL,
	`page_url` text,
	`referrer` text,
	`locale` text,
	`timezone` text,
	`shown_for_ms` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submissions_popup` ON `submissions` (`popup_id`,`id`);--> statement-breakpoint
CREATE INDEX `submissions_lead` ON `submissions` (`lead_id`,`id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`source` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name_key_unique` ON `tags` (`name_key`);--> statement-breakpoint
CREATE TABLE `template_versions` (
	`template_id` text NOT NULL,
	`number` integer NOT NULL,
	`category` text NOT NULL,
	`subject` text NOT NULL,
	`preheader` text NOT NULL,
	`body_text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`template_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`category` text NOT NULL,
	`subject` text NOT NULL,
	`preheader` text NOT NULL,
	`body_text` text NOT NULL,
	`enabled` integer NOT NULL,
	`content_version` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_name_key_unique` ON `templates` (`name_key`);--> statement-breakpoint
CREATE TABLE `unsubscribe_page` (
	`id` integer PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`button_text` text NOT NULL,
	`success_text` text NOT NULL,
	`prompt_title` text NOT NULL,
	`prompt_text` text NOT NULL,
	`confirmation_message` text NOT NULL,
	`resubscribe_message` text NOT NULL,
	`resubscribe_button_text` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
