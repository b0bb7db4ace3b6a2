CREATE TABLE `campaign_leads` (
	`campaign_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`noticed_at` integer,
	`mailed_at` integer,
	PRIMARY KEY(`campaign_id`, `lead_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_leads_lead` ON `campaign_leads` (`lead_id`);--> statement-breakpoint
CREATE INDEX `campaign_leads_unnoticed` ON `campaign_leads` (`campaign_id`,`first_at`) WHERE noticed_at is null;--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`status` text NOT NULL,
	`lead_source` text NOT NULL,
	`popup_id` text,
	`form_action` text NOT NULL,
	`destination_url` text,
	`file_id` text,
	`feedback_email` integer NOT NULL,
	`feedback_subject` text NOT NULL,
	`feedback_text` text NOT NULL,
	`notify` text NOT NULL,
	`notify_emails` text NOT NULL,
	`email_confirmation` integer NOT NULL,
	`reject_disposable` integer NOT NULL,
	`reject_free` integer NOT NULL,
	`reject_role_based` integer NOT NULL,
	`typo_correction` integer NOT NULL,
	`tag_ids` text NOT NULL,
	`audience_ids` text NOT NULL,
	`field_mapping` text NOT NULL,
	`activated_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `campaigns_popup` ON `campaigns` (`popup_id`);--> statement-breakpoint
CREATE INDEX `campaigns_status` ON `campaigns` (`status`);
