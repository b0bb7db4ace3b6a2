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
CREATE TABLE `data_accesses` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`subject_id` text,
	`operation` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text NOT NULL,
	`session_id` text
);
--> statement-breakpoint
CREATE INDEX `data_accesses_subject` ON `data_accesses` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `data_accesses_actor` ON `data_accesses` (`actor_id`,`id`);--> statement-breakpoint
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
CREATE INDEX `events_email` ON `events` (`name`,`seq`) WHERE name >= 'email.' and name < 'email/';--> statement-breakpoint
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
CREATE TABLE `operation_failures` (
	`operation_id` text NOT NULL,
	`number` integer NOT NULL,
	`subject_id` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`operation_id`, `number`),
	FOREIGN KEY (`operation_id`) REFERENCES `operations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `operation_failures_subject` ON `operation_failures` (`subject_id`);--> statement-breakpoint
CREATE TABLE `operation_file_parts` (
	`operation_id` text NOT NULL,
	`number` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`operation_id`, `number`),
	FOREIGN KEY (`operation_id`) REFERENCES `operations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `operations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`subject_id` text,
	`parameters` text,
	`details` text NOT NULL,
	`cursor` text,
	`batches` integer NOT NULL,
	`tries` integer NOT NULL,
	`total` integer,
	`succeeded` integer NOT NULL,
	`skipped` integer NOT NULL,
	`failed` integer NOT NULL,
	`counts` text NOT NULL,
	`file_name` text,
	`file_bytes` integer,
	`reason` text,
	`undoes` text,
	`undone_by` text,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`reported_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `operations_subject` ON `operations` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `operations_ended` ON `operations` (`ended_at`);--> statement-breakpoint
CREATE TABLE `ai_provider` (
	`id` integer PRIMARY KEY NOT NULL,
	`base_url` text NOT NULL,
	`secret` text,
	`model` text NOT NULL,
	`embeddings_model` text,
	`input_cents` integer NOT NULL,
	`output_cents` integer NOT NULL,
	`embeddings_cents` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ai_spend` (
	`day` text PRIMARY KEY NOT NULL,
	`calls` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `assistant_versions` (
	`assistant_id` text NOT NULL,
	`number` integer NOT NULL,
	`settings` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`assistant_id`, `number`),
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `assistants` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`page_secret` text NOT NULL,
	`settings` text NOT NULL,
	`settings_version` integer NOT NULL,
	`published` text,
	`published_version` integer,
	`published_at` integer,
	`archived_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `assistant_usage` (
	`day` text NOT NULL,
	`assistant_id` text NOT NULL,
	`visitor_key` text NOT NULL,
	`answers` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` integer NOT NULL,
	PRIMARY KEY(`day`, `assistant_id`, `visitor_key`)
);
--> statement-breakpoint
CREATE TABLE `conversation_files` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`message_id` text,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`bytes` integer NOT NULL,
	`content_hash` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `conversation_messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_files_conversation` ON `conversation_files` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `conversation_files_message` ON `conversation_files` (`message_id`);--> statement-breakpoint
CREATE INDEX `conversation_files_unsent` ON `conversation_files` (`created_at`) WHERE message_id is null;--> statement-breakpoint
CREATE TABLE `conversation_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`number` integer NOT NULL,
	`author` text NOT NULL,
	`user_id` text,
	`user_name` text,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`topic` text,
	`why` text,
	`model` text,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` integer NOT NULL,
	`rating` text,
	`comment` text,
	`rated_at` integer,
	`corrected_by` text,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_messages_place` ON `conversation_messages` (`conversation_id`,`number`);--> statement-breakpoint
CREATE INDEX `conversation_messages_writing` ON `conversation_messages` (`state`) WHERE state = 'writing';--> statement-breakpoint
CREATE INDEX `conversation_messages_topic` ON `conversation_messages` (`topic`,`id`) WHERE topic is not null and corrected_by is null;--> statement-breakpoint
CREATE INDEX `conversation_messages_rated` ON `conversation_messages` (`rated_at`) WHERE rated_at is not null;--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`assistant_id` text NOT NULL,
	`channel` text NOT NULL,
	`state` text NOT NULL,
	`visitor_id` text,
	`visitor_key` text NOT NULL,
	`lead_id` text,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`user_id` text,
	`user_name` text,
	`country` text,
	`device` text,
	`platform` text,
	`browser` text,
	`page_url` text,
	`referrer` text,
	`message_count` integer NOT NULL,
	`rating` text,
	`comment` text,
	`rated_at` integer,
	`form_sent_at` integer,
	`last_message_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_assistant` ON `conversations` (`assistant_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversations_recent` ON `conversations` (`last_message_at`,`id`);--> statement-breakpoint
CREATE INDEX `conversations_lead` ON `conversations` (`lead_id`);--> statement-breakpoint
CREATE INDEX `conversations_visitor` ON `conversations` (`visitor_id`);--> statement-breakpoint
CREATE INDEX `conversations_waiting` ON `conversations` (`state`) WHERE state = 'waiting';--> statement-breakpoint
CREATE TABLE `golden_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`assistant_id` text NOT NULL,
	`question` text NOT NULL,
	`expected` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `golden_questions_assistant` ON `golden_questions` (`assistant_id`,`id`);--> statement-breakpoint
CREATE TABLE `golden_results` (
	`run_id` text NOT NULL,
	`question_id` text NOT NULL,
	`question` text NOT NULL,
	`passed` integer NOT NULL,
	`reason` text,
	`rank` integer,
	`confidence` real NOT NULL,
	`answerable` integer NOT NULL,
	`passages` text NOT NULL,
	`answer` text,
	`model` text,
	`cost` integer NOT NULL,
	PRIMARY KEY(`run_id`, `question_id`),
	FOREIGN KEY (`run_id`) REFERENCES `golden_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `golden_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`assistant_id` text NOT NULL,
	`target` text NOT NULL,
	`settings_version` integer NOT NULL,
	`settings_key` text NOT NULL,
	`knowledge_key` text NOT NULL,
	`is_automatic` integer NOT NULL,
	`with_answers` integer NOT NULL,
	`operation_id` text,
	`questions` integer NOT NULL,
	`passed` integer NOT NULL,
	`cost` integer NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `golden_runs_assistant` ON `golden_runs` (`assistant_id`,`id`);--> statement-breakpoint
CREATE TABLE `keyword_terms` (
	`assistant_id` text NOT NULL,
	`language` text NOT NULL,
	`term_key` text NOT NULL,
	`keyword_id` text NOT NULL,
	PRIMARY KEY(`assistant_id`, `language`, `term_key`),
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`keyword_id`) REFERENCES `keywords`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `keyword_terms_keyword` ON `keyword_terms` (`keyword_id`);--> statement-breakpoint
CREATE TABLE `keywords` (
	`id` text PRIMARY KEY NOT NULL,
	`assistant_id` text NOT NULL,
	`language` text NOT NULL,
	`keyword` text NOT NULL,
	`keyword_key` text NOT NULL,
	`secondary_keywords` text NOT NULL,
	`page_id` text,
	`brief` text,
	`outline` text,
	`draft` text,
	`operation_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `keywords_assistant` ON `keywords` (`assistant_id`,`keyword_key`);--> statement-breakpoint
CREATE INDEX `keywords_page` ON `keywords` (`page_id`);--> statement-breakpoint
CREATE TABLE `knowledge_documents` (
	`source_id` text NOT NULL,
	`version` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`url` text,
	`content_hash` text NOT NULL,
	`bytes` integer NOT NULL,
	`chunk_count` integer NOT NULL,
	`problem` text,
	`transcript_hash` text,
	PRIMARY KEY(`source_id`, `version`, `position`)
);
--> statement-breakpoint
CREATE TABLE `knowledge_sources` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`settings` text NOT NULL,
	`state` text NOT NULL,
	`problem` text,
	`content_version` integer NOT NULL,
	`block` integer,
	`staged_block` integer,
	`document_count` integer NOT NULL,
	`chunk_count` integer NOT NULL,
	`bytes` integer NOT NULL,
	`language` text,
	`content_hash` text,
	`format` text,
	`fetched_at` integer,
	`update_every_days` integer,
	`next_run_at` integer,
	`operation_id` text,
	`report` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `knowledge_sources_next` ON `knowledge_sources` (`next_run_at`);--> statement-breakpoint
CREATE INDEX `knowledge_sources_operation` ON `knowledge_sources` (`operation_id`);--> statement-breakpoint
CREATE TABLE `research_sources` (
	`research_id` text NOT NULL,
	`number` integer NOT NULL,
	`url` text,
	`title` text NOT NULL,
	`source_id` text,
	`published_on` text,
	`state` text NOT NULL,
	`problem` text,
	`text` text NOT NULL,
	`chosen` integer NOT NULL,
	`cited` integer NOT NULL,
	PRIMARY KEY(`research_id`, `number`),
	FOREIGN KEY (`research_id`) REFERENCES `researches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `researches` (
	`id` text PRIMARY KEY NOT NULL,
	`assistant_id` text NOT NULL,
	`kind` text NOT NULL,
	`prompt` text NOT NULL,
	`language` text NOT NULL,
	`from_day` text,
	`to_day` text,
	`cost_cents_max` integer,
	`state` text NOT NULL,
	`reason` text,
	`operation_id` text,
	`title` text NOT NULL,
	`sections` text NOT NULL,
	`quotations_cut` integer NOT NULL,
	`model` text,
	`cost` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`assistant_id`) REFERENCES `assistants`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `researches_assistant` ON `researches` (`assistant_id`,`id`);--> statement-breakpoint
CREATE INDEX `researches_operation` ON `researches` (`operation_id`);--> statement-breakpoint
CREATE TABLE `knowledge_blocks` (
	`block` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`left_at` integer
);
--> statement-breakpoint
CREATE INDEX `knowledge_blocks_source` ON `knowledge_blocks` (`source_id`);--> statement-breakpoint
CREATE INDEX `knowledge_blocks_left` ON `knowledge_blocks` (`left_at`);--> statement-breakpoint
CREATE TABLE `knowledge_chunks` (
	`id` integer PRIMARY KEY NOT NULL,
	`source_id` text NOT NULL,
	`version` integer NOT NULL,
	`position` integer NOT NULL,
	`document` integer NOT NULL,
	`title` text NOT NULL,
	`heading` text NOT NULL,
	`url` text,
	`fragment` text NOT NULL,
	`text` text NOT NULL,
	`language` text,
	`hash` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `knowledge_chunks_hash` ON `knowledge_chunks` (`hash`);--> statement-breakpoint
CREATE TABLE `knowledge_embeddings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`model` integer NOT NULL,
	`chunk_id` integer NOT NULL,
	`signs` blob NOT NULL,
	`numbers` blob NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `knowledge_embeddings_chunk` ON `knowledge_embeddings` (`model`,`chunk_id`);--> statement-breakpoint
CREATE TABLE `knowledge_models` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`dimensions` integer NOT NULL,
	`is_current` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `knowledge_models_name_unique` ON `knowledge_models` (`name`);--> statement-breakpoint
CREATE TABLE `vector_sources` (
	`vector_id` text NOT NULL,
	`source_id` text NOT NULL,
	PRIMARY KEY(`vector_id`, `source_id`),
	FOREIGN KEY (`vector_id`) REFERENCES `vectors`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `knowledge_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vector_sources_source` ON `vector_sources` (`source_id`);--> statement-breakpoint
CREATE TABLE `vectors` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vectors_name_key_unique` ON `vectors` (`name_key`);--> statement-breakpoint
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
CREATE TABLE `journey_date_cursors` (
	`journey_id` text NOT NULL,
	`trigger` text NOT NULL,
	`at` integer NOT NULL,
	`lead_id` text NOT NULL,
	PRIMARY KEY(`journey_id`, `trigger`),
	FOREIGN KEY (`journey_id`) REFERENCES `journeys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	`paused_at` integer,
	`document` text NOT NULL,
	`published_version` integer,
	`published_at` integer,
	`enrolls_after` integer DEFAULT 0 NOT NULL,
	`has_unpublished_changes` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `journeys_name_key_unique` ON `journeys` (`name_key`);--> statement-breakpoint
CREATE TABLE `run_inputs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`run_id` text NOT NULL,
	`input` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `run_inputs_run` ON `run_inputs` (`run_id`,`seq`);--> statement-breakpoint
CREATE TABLE `run_moves` (
	`journey_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `run_time_data` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `run_transitions` (
	`run_id` text NOT NULL,
	`first_sequence` integer NOT NULL,
	`journey_version` integer NOT NULL,
	`at` integer NOT NULL,
	`inputs` text NOT NULL,
	`record` text NOT NULL,
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
	`operation_id` text,
	`submission_id` text,
	`status` text NOT NULL,
	`state` text NOT NULL,
	`step_id` text,
	`wake_at` integer,
	`attempts` integer NOT NULL,
	`enrolled_at` integer NOT NULL,
	`enrolled_day` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `runs_once_key_unique` ON `runs` (`once_key`);--> statement-breakpoint
CREATE INDEX `runs_wake` ON `runs` (`wake_at`,`journey_id`) WHERE wake_at is not null;--> statement-breakpoint
CREATE INDEX `runs_journey` ON `runs` (`journey_id`,`enrolled_at`);--> statement-breakpoint
CREATE INDEX `runs_place` ON `runs` (`journey_id`,`status`,`step_id`,`enrolled_at`);--> statement-breakpoint
CREATE INDEX `runs_lead` ON `runs` (`lead_id`,`enrolled_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `runs_live` ON `runs` (`journey_id`,`lead_id`) WHERE ended_at is null;--> statement-breakpoint
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
	`assistant_id` text,
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
CREATE INDEX `campaigns_assistant` ON `campaigns` (`assistant_id`);--> statement-breakpoint
CREATE INDEX `campaigns_status` ON `campaigns` (`status`);--> statement-breakpoint
CREATE TABLE `widget_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`config_count` integer NOT NULL,
	`submission_count` integer NOT NULL,
	`event_count` integer NOT NULL,
	`refused_count` integer NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL
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
	`former_variants` text DEFAULT '{}' NOT NULL,
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
CREATE TABLE `audience_counts` (
	`audience_id` text NOT NULL,
	`day` text NOT NULL,
	`lead_count` integer NOT NULL,
	PRIMARY KEY(`audience_id`, `day`),
	FOREIGN KEY (`audience_id`) REFERENCES `audiences`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `audiences` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`filter` text,
	`filter_version` integer DEFAULT 0 NOT NULL,
	`settled_version` integer DEFAULT 0 NOT NULL,
	`settled_zone` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audiences_name_key_unique` ON `audiences` (`name_key`);--> statement-breakpoint
CREATE TABLE `custom_fields` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`label` text NOT NULL,
	`placeholder` text NOT NULL,
	`options` text NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_name` ON `custom_fields` (`name`) WHERE deleted_at is null;--> statement-breakpoint
CREATE TABLE `audience_dues` (
	`audience_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`audience_id`, `lead_id`),
	FOREIGN KEY (`audience_id`) REFERENCES `audiences`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audience_dues_due` ON `audience_dues` (`due_at`);--> statement-breakpoint
CREATE INDEX `audience_dues_lead` ON `audience_dues` (`lead_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`sheets` text NOT NULL,
	`sheet` text,
	`encoding` text,
	`delimiter` text,
	`bytes` integer NOT NULL,
	`rows` integer NOT NULL,
	`columns` text NOT NULL,
	`headers_key` text NOT NULL,
	`content_hash` text,
	`rows_hash` text,
	`mapping` text NOT NULL,
	`mode` text NOT NULL,
	`tag_ids` text NOT NULL,
	`audience_ids` text NOT NULL,
	`consent` text,
	`start_journeys` integer NOT NULL,
	`check_operation_id` text,
	`import_operation_id` text,
	`checked` text,
	`imported` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_headers` ON `imports` (`headers_key`,`id`);--> statement-breakpoint
CREATE TABLE `lead_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`lead_id` text NOT NULL,
	`merged_lead_id` text NOT NULL,
	`kept` text,
	`moved` text,
	`at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_merges_lead` ON `lead_merges` (`lead_id`);--> statement-breakpoint
CREATE INDEX `lead_merges_merged` ON `lead_merges` (`merged_lead_id`);--> statement-breakpoint
CREATE INDEX `lead_merges_at` ON `lead_merges` (`at`);--> statement-breakpoint
CREATE TABLE `lead_quality_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`reject_disposable` integer NOT NULL,
	`reject_free` integer NOT NULL,
	`reject_role_based` integer NOT NULL,
	`typo_correction` integer NOT NULL,
	`email_confirmation` integer NOT NULL,
	`overrides` text NOT NULL,
	`confirmation_emails` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_views` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`owner_id` text NOT NULL,
	`parts` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_views_name` ON `lead_views` (`owner_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `erased_unsubscribes` (
	`hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text,
	`middle_name` text,
	`last_name` text,
	`phone` text,
	`timezone` text,
	`language` text,
	`first_name_key` text NOT NULL,
	`middle_name_key` text NOT NULL,
	`last_name_key` text NOT NULL,
	`last_name_sort` text NOT NULL,
	`search_key` text NOT NULL,
	`mailability` text NOT NULL,
	`unsubscribed_at` integer,
	`source` text NOT NULL,
	`registered_at` integer NOT NULL,
	`last_activity_at` integer NOT NULL,
	`last_contacted_at` integer,
	`last_submission_id` text,
	`opens` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`last_opened_at` integer,
	`last_clicked_at` integer,
	`replies` integer DEFAULT 0 NOT NULL,
	`last_replied_at` integer,
	`email_validity` text DEFAULT 'unknown' NOT NULL,
	`email_score` integer,
	`email_score_parts` text,
	`email_disposable` integer DEFAULT false NOT NULL,
	`email_free` integer DEFAULT false NOT NULL,
	`email_role_based` integer DEFAULT false NOT NULL,
	`email_checked_at` integer,
	`confirmation` text DEFAULT 'none' NOT NULL,
	`confirmation_asked_at` integer,
	`confirmed_at` integer,
	`origin_visitor_id` text,
	`country` text,
	`device` text,
	`first_touch` text,
	`last_touch` text,
	`first_utm_source` text,
	`first_utm_medium` text,
	`first_utm_campaign` text,
	`first_utm_term` text,
	`first_utm_content` text,
	`first_gclid` text,
	`first_fbclid` text,
	`first_msclkid` text,
	`first_referrer` text,
	`first_landing_page` text,
	`last_utm_source` text,
	`last_utm_medium` text,
	`last_utm_campaign` text,
	`last_utm_term` text,
	`last_utm_content` text,
	`last_gclid` text,
	`last_fbclid` text,
	`last_msclkid` text,
	`last_referrer` text,
	`last_landing_page` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_email_key_unique` ON `leads` (`email_key`);--> statement-breakpoint
CREATE INDEX `leads_activity` ON `leads` (`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_last_name` ON `leads` (`last_name_sort`,`id`);--> statement-breakpoint
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
CREATE TABLE `page_hosts` (
	`host` text PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`visitor_id` text NOT NULL,
	`at` integer NOT NULL,
	`name` text,
	`page_url` text,
	`title` text,
	`referrer` text,
	`properties` text,
	`visible_ms` integer NOT NULL,
	`interactions` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visits_visitor` ON `visits` (`visitor_id`,`seq`);--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`content_hash` text NOT NULL,
	`bytes` integer NOT NULL,
	`download_count` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_content_hash_unique` ON `files` (`content_hash`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`content_hash` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`animated` integer NOT NULL,
	`bytes` integer NOT NULL,
	`focus_x_percent` integer DEFAULT 50 NOT NULL,
	`focus_y_percent` integer DEFAULT 50 NOT NULL,
	`renditions` text NOT NULL,
	`avif` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_content_hash_unique` ON `images` (`content_hash`);--> statement-breakpoint
CREATE TABLE `automated_emails` (
	`kind` text PRIMARY KEY NOT NULL,
	`enabled` integer NOT NULL,
	`template_id` text,
	`sender_id` text,
	`failed_at` integer,
	`failure` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `broadcast_recipients` (
	`broadcast_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`state` text NOT NULL,
	`variant` integer,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`broadcast_id`, `lead_id`)
);
--> statement-breakpoint
CREATE INDEX `broadcast_recipients_next` ON `broadcast_recipients` (`broadcast_id`,`state`,`due_at`,`lead_id`);--> statement-breakpoint
CREATE INDEX `broadcast_recipients_lead` ON `broadcast_recipients` (`lead_id`);--> statement-breakpoint
CREATE TABLE `broadcasts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`template_id` text,
	`sender_id` text,
	`subjects` text NOT NULL,
	`subject_test` text NOT NULL,
	`recipients` text NOT NULL,
	`resend_of` text,
	`holdout_percent` integer NOT NULL,
	`schedule` text NOT NULL,
	`emails_per_hour` integer,
	`late_policy` text NOT NULL,
	`starts_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`until_lead` text,
	`gathered_lead` text NOT NULL,
	`gathered_at` integer,
	`recipient_count` integer NOT NULL,
	`held_out_count` integer NOT NULL,
	`queued_count` integer NOT NULL,
	`excluded` text NOT NULL,
	`next_slot_at` integer,
	`test_ends_at` integer,
	`winner` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `broadcasts_state` ON `broadcasts` (`state`);--> statement-breakpoint
CREATE TABLE `deliverability_counts` (
	`day` integer NOT NULL,
	`sender_id` text NOT NULL,
	`from_domain` text NOT NULL,
	`mailbox` text NOT NULL,
	`sent` integer NOT NULL,
	`delivered` integer NOT NULL,
	`bounced` integer NOT NULL,
	`complained` integer NOT NULL,
	`opened` integer NOT NULL,
	PRIMARY KEY(`day`, `sender_id`, `from_domain`, `mailbox`)
);
--> statement-breakpoint
CREATE TABLE `mailbox_domains` (
	`domain` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`looked_up_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `email_responses` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`kind` text NOT NULL,
	`permanent` integer NOT NULL,
	`status` text,
	`detail` text NOT NULL,
	`excerpt` text NOT NULL,
	`source` text NOT NULL,
	`fingerprint` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `email_responses_lead` ON `email_responses` (`lead_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_responses_once` ON `email_responses` (`email_id`,`kind`,`fingerprint`);--> statement-breakpoint
CREATE TABLE `email_transport` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`settings` text NOT NULL,
	`secret` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `transport_trouble` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`failures` integer NOT NULL,
	`reason` text NOT NULL,
	`next_try_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `email_attempts` (
	`email_id` text NOT NULL,
	`number` integer NOT NULL,
	`template_version` integer NOT NULL,
	`language` text,
	`begun_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text,
	`response` text,
	PRIMARY KEY(`email_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `email_counts` (
	`day` integer PRIMARY KEY NOT NULL,
	`delivered` integer NOT NULL,
	`opened` integer NOT NULL,
	`clicked` integer NOT NULL
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
CREATE TABLE `email_hours` (
	`day` integer NOT NULL,
	`hour` integer NOT NULL,
	`opened` integer NOT NULL,
	`clicked` integer NOT NULL,
	PRIMARY KEY(`day`, `hour`)
);
--> statement-breakpoint
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
CREATE TABLE `email_template_counts` (
	`template_id` text NOT NULL,
	`day` integer NOT NULL,
	`delivered` integer NOT NULL,
	`opened` integer NOT NULL,
	`clicked` integer NOT NULL,
	PRIMARY KEY(`day`, `template_id`)
);
--> statement-breakpoint
CREATE TABLE `emails` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text,
	`sequence` integer,
	`journey_id` text,
	`step_id` text,
	`broadcast_id` text,
	`variant` integer,
	`automated` text,
	`kind` text DEFAULT 'send_email' NOT NULL,
	`ai_step_id` text,
	`lead_id` text NOT NULL,
	`template_id` text NOT NULL,
	`template_version` integer,
	`language` text,
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
	`unsubscribed_at` integer,
	`decision` text,
	`decided_at` integer,
	`decided_by` text
);
--> statement-breakpoint
CREATE INDEX `emails_lead` ON `emails` (`lead_id`,`id`);--> statement-breakpoint
CREATE INDEX `emails_journey` ON `emails` (`journey_id`,`id`);--> statement-breakpoint
CREATE INDEX `emails_template` ON `emails` (`template_id`,`id`);--> statement-breakpoint
CREATE INDEX `emails_broadcast` ON `emails` (`broadcast_id`,`variant`,`state`,`reason`,`first_opened_at`,`first_clicked_at`,`unsubscribed_at`) WHERE broadcast_id is not null;--> statement-breakpoint
CREATE INDEX `emails_in_doubt` ON `emails` (`id`) WHERE state = 'unknown' and ended_at is not null and decision is null;--> statement-breakpoint
CREATE UNIQUE INDEX `emails_run_sequence` ON `emails` (`run_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `saved_blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`blocks` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_blocks_name_key_unique` ON `saved_blocks` (`name_key`);--> statement-breakpoint
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
CREATE TABLE `sending_domains` (
	`id` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`selector` text NOT NULL,
	`private_key` text NOT NULL,
	`public_key` text NOT NULL,
	`next_selector` text,
	`next_private_key` text,
	`next_public_key` text,
	`verified_at` integer,
	`has_return_path` integer NOT NULL,
	`checked_at` integer,
	`seen` text NOT NULL,
	`broken` text NOT NULL,
	`probe_state` text,
	`probe_reason` text,
	`probed_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sending_domains_domain_unique` ON `sending_domains` (`domain`);--> statement-breakpoint
CREATE TABLE `sending_counts` (
	`domain` text NOT NULL,
	`quarter` integer NOT NULL,
	`emails` integer NOT NULL,
	PRIMARY KEY(`domain`, `quarter`)
);
--> statement-breakpoint
CREATE TABLE `sending_limits` (
	`domain` text PRIMARY KEY NOT NULL,
	`emails_per_second` integer,
	`emails_per_hour` integer,
	`warm_up_started_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sending_months` (
	`month` integer PRIMARY KEY NOT NULL,
	`emails` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `suppressions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`email_key` text,
	`hash` text,
	`reason` text NOT NULL,
	`source` text NOT NULL,
	`note` text NOT NULL,
	`evidence` text NOT NULL,
	`email_id` text,
	`operation_id` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`removed_by` text,
	`removal_note` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_address` ON `suppressions` (`email_key`) WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `suppressions_hash` ON `suppressions` (`hash`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `suppressions_operation` ON `suppressions` (`operation_id`) WHERE operation_id is not null;--> statement-breakpoint
CREATE TABLE `template_folders` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_folders_name_key_unique` ON `template_folders` (`name_key`);--> statement-breakpoint
CREATE TABLE `template_versions` (
	`template_id` text NOT NULL,
	`number` integer NOT NULL,
	`category` text NOT NULL,
	`subject` text NOT NULL,
	`preheader` text NOT NULL,
	`body_text` text NOT NULL,
	`document` text,
	`translations` text NOT NULL,
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
	`document` text,
	`translations` text NOT NULL,
	`folder_id` text,
	`enabled` integer NOT NULL,
	`content_version` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_name_key_unique` ON `templates` (`name_key`);--> statement-breakpoint
CREATE TABLE `left_topics` (
	`lead_id` text NOT NULL,
	`topic_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`lead_id`, `topic_id`)
);
--> statement-breakpoint
CREATE TABLE `unsubscribe_page` (
	`id` integer PRIMARY KEY NOT NULL,
	`texts` text NOT NULL,
	`topics` text NOT NULL,
	`audience_ids` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notification_marks` (
	`person_id` text PRIMARY KEY NOT NULL,
	`read_at` integer,
	`read_counts` text,
	`visited_at` integer,
	`visited_place` text,
	`away_since` integer,
	`away_place` text
);
--> statement-breakpoint
CREATE TABLE `person_erasures` (
	`request_id` text PRIMARY KEY NOT NULL,
	`records` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `retention_progress` (
	`kind` text PRIMARY KEY NOT NULL,
	`place` text NOT NULL,
	`deleted` integer NOT NULL,
	`last_deleted_at` integer
);
--> statement-breakpoint
CREATE TABLE `retention_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`months` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhook_attempts` (
	`id` integer PRIMARY KEY NOT NULL,
	`delivery_id` text NOT NULL,
	`at` integer NOT NULL,
	`milliseconds` integer NOT NULL,
	`status` integer,
	`error` text,
	`response_body` text
);
--> statement-breakpoint
CREATE INDEX `webhook_attempts_delivery` ON `webhook_attempts` (`delivery_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event_name` text NOT NULL,
	`event_seq` integer,
	`lead_id` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`response_status` integer,
	`next_attempt_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`endpoint_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_endpoint` ON `webhook_deliveries` (`endpoint_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_state` ON `webhook_deliveries` (`endpoint_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_lead` ON `webhook_deliveries` (`lead_id`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`description` text NOT NULL,
	`events` text NOT NULL,
	`disabled_because` text,
	`disabled_at` integer,
	`secret` text NOT NULL,
	`former_secret` text,
	`former_secret_until` integer,
	`failing_since` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`held_until` integer,
	`last_succeeded_at` integer,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `page_redirects` (
	`handle` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_redirects_page` ON `page_redirects` (`page_id`);--> statement-breakpoint
CREATE TABLE `page_versions` (
	`page_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`page_id`, `number`),
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`handle` text NOT NULL,
	`kind` text NOT NULL,
	`in_menu` integer NOT NULL,
	`menu_position` integer NOT NULL,
	`translation_of` text NOT NULL,
	`draft` text NOT NULL,
	`keyword_key` text,
	`seo_score` integer NOT NULL,
	`content_version` integer NOT NULL,
	`published` text,
	`published_version` integer,
	`published_language` text,
	`published_indexed` integer,
	`published_at` integer,
	`publish_at` integer,
	`unpublish_at` integer,
	`schedule_problem` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_handle_unique` ON `pages` (`handle`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_keyword_key_unique` ON `pages` (`keyword_key`);
