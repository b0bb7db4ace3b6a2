CREATE INDEX `activities_time` ON `activities` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `data_accesses_time` ON `data_accesses` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `events_email_time` ON `events` (`name`,`at`,`seq`) WHERE name >= 'email.' and name < 'email/';--> statement-breakpoint
CREATE INDEX `conversations_created` ON `conversations` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `answers_time` ON `answers` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_created` ON `leads` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `email_responses_time` ON `email_responses` (`at`,`seq`);--> statement-breakpoint
CREATE INDEX `emails_time` ON `emails` (`queued_at`,`id`);--> statement-breakpoint
CREATE INDEX `suppressions_time` ON `suppressions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_time` ON `webhook_deliveries` (`endpoint_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `incoming_calls_time` ON `incoming_calls` (`hook_id`,`received_at`,`id`);
