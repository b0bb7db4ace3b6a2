CREATE TABLE `idempotency_people` (
	`name` text NOT NULL,
	`scope` text NOT NULL,
	PRIMARY KEY(`name`, `scope`),
	FOREIGN KEY (`scope`) REFERENCES `idempotency_keys`(`scope`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_people_scope` ON `idempotency_people` (`scope`);--> statement-breakpoint
CREATE TABLE `import_people` (
	`import_id` text PRIMARY KEY NOT NULL,
	`digests` blob,
	`has_erased` integer NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `operations` ADD `has_erased` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `assistant_usage` ADD `refused` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `assistant_usage_visitor` ON `assistant_usage` (`visitor_key`);--> statement-breakpoint
ALTER TABLE `conversation_messages` ADD `lead_id` text;--> statement-breakpoint
CREATE INDEX `conversation_messages_lead` ON `conversation_messages` (`lead_id`) WHERE lead_id is not null;--> statement-breakpoint
ALTER TABLE `sending_domains` ADD `broken_at` integer;--> statement-breakpoint
CREATE INDEX `conversations_attended` ON `conversations` (`last_message_at`) WHERE state = 'attended';--> statement-breakpoint
CREATE INDEX `runs_failed` ON `runs` (`ended_at`) WHERE status = 'failed';
--> statement-breakpoint
INSERT INTO `import_people` (`import_id`, `digests`, `has_erased`)
SELECT `id`, NULL, false FROM `imports` WHERE `content_hash` IS NOT NULL OR `rows_hash` IS NOT NULL;--> statement-breakpoint
UPDATE `imports` SET `columns` = (
  SELECT json_group_array(json_object('name', `value` ->> 'name', 'samples', json_array())) FROM json_each(`imports`.`columns`)
) WHERE `content_hash` IS NULL AND `rows_hash` IS NULL;--> statement-breakpoint
UPDATE `activities` SET `subject_id` = NULL WHERE `name` IN ('visitor.linked', 'visitor.unlinked', 'visitor.deleted');--> statement-breakpoint
UPDATE `events` SET `subject_id` = NULL WHERE `name` IN ('visitor.linked', 'visitor.unlinked', 'visitor.deleted');
