CREATE TABLE `ai_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`journey_id` text NOT NULL,
	`step_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`prompt` text NOT NULL,
	`model` text NOT NULL,
	`needs_approval` integer NOT NULL,
	`subject` text,
	`text` text,
	`edited` integer NOT NULL,
	`attempts` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`created_at` integer NOT NULL,
	`written_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ai_drafts_state` ON `ai_drafts` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `ai_drafts_lead` ON `ai_drafts` (`lead_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ai_drafts_run_sequence` ON `ai_drafts` (`run_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `ai_spend` (
	`day` text PRIMARY KEY NOT NULL,
	`calls` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `answers` (
	`id` text PRIMARY KEY NOT NULL,
	`email_id` text NOT NULL,
	`run_id` text NOT NULL,
	`step_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`answer_id` text,
	`text` text,
	`at` integer NOT NULL,
	`late` integer NOT NULL,
	`verdict` text NOT NULL,
	`verdict_reason` text,
	`user_agent` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `answers_email` ON `answers` (`email_id`,`id`);--> statement-breakpoint
CREATE INDEX `answers_run` ON `answers` (`run_id`,`step_id`,`id`);--> statement-breakpoint
CREATE INDEX `answers_lead` ON `answers` (`lead_id`,`id`);--> statement-breakpoint
CREATE TABLE `questions` (
	`email_id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`journey_id` text NOT NULL,
	`step_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`question` text NOT NULL,
	`answers` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visitors` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`known_by` text NOT NULL,
	`linked_at` integer NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visitors_lead` ON `visitors` (`lead_id`,`linked_at`);--> statement-breakpoint
ALTER TABLE `email_hits` ADD `settled` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `kind` text DEFAULT 'send_email' NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `ai_step_id` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `emails` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `emails` ADD `decided_by` text;
