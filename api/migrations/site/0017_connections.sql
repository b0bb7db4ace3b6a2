CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`service` text NOT NULL,
	`name` text NOT NULL,
	`sign_in` text NOT NULL,
	`state` text NOT NULL,
	`state_since` integer NOT NULL,
	`reason` text,
	`detail` text,
	`application` text,
	`client_id` text,
	`client_secret` text,
	`credential` text,
	`token_lease_until` integer,
	`account_id` text,
	`account_name` text,
	`account_email` text,
	`account_url` text,
	`list_id` text,
	`list_name` text,
	`leads` text NOT NULL,
	`new_contacts` text NOT NULL,
	`fields` text NOT NULL,
	`tag_ids` text NOT NULL,
	`audience_ids` text NOT NULL,
	`webhook_id` text,
	`webhook_hash` text,
	`webhook_secret` text,
	`polled_to` integer,
	`poll_since` integer,
	`poll_begun_at` integer,
	`poll_cursor` text,
	`compared_at` integer,
	`is_comparing` integer DEFAULT false NOT NULL,
	`last_received_at` integer,
	`last_sent_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` integer,
	`calls_day` integer DEFAULT 0 NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	`connected_at` integer,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_webhook` ON `connections` (`webhook_hash`);--> statement-breakpoint
CREATE INDEX `connections_state` ON `connections` (`state`);--> statement-breakpoint
CREATE TABLE `sync_erased` (
	`connection_id` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`connection_id`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `sync_ledger` (
	`connection_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`state` text NOT NULL,
	`contact_id` text,
	`email` text,
	`email_key` text,
	`consent` text,
	`known` text,
	`sent_hash` text,
	`sent` text,
	`activity_id` text,
	`reason` text,
	`field` text,
	`detail` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`received_at` integer,
	`left_at` integer,
	`asked_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`connection_id`, `lead_id`)
);
--> statement-breakpoint
CREATE INDEX `sync_ledger_due` ON `sync_ledger` (`connection_id`,`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `sync_ledger_address` ON `sync_ledger` (`connection_id`,`email_key`);--> statement-breakpoint
CREATE INDEX `sync_ledger_contact` ON `sync_ledger` (`connection_id`,`contact_id`);--> statement-breakpoint
CREATE INDEX `sync_ledger_state` ON `sync_ledger` (`connection_id`,`state`,`reason`);--> statement-breakpoint
CREATE INDEX `sync_ledger_activity` ON `sync_ledger` (`connection_id`,`activity_id`) WHERE activity_id is not null;--> statement-breakpoint
CREATE INDEX `sync_ledger_lead` ON `sync_ledger` (`lead_id`);--> statement-breakpoint
CREATE TABLE `sync_notices` (
	`connection_id` text NOT NULL,
	`email_key` text NOT NULL,
	`email` text NOT NULL,
	`previous_email` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`connection_id`, `email_key`)
);
--> statement-breakpoint
ALTER TABLE `campaigns` ADD `connection_id` text;
