ALTER TABLE `jobs` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `automated_emails` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `retention_progress` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `conversation_messages` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `conversations` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `ai_drafts` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `broadcast_recipients` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `broadcasts` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `emails` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `approvals` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `connections` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `connections` RENAME COLUMN `state_since` TO `status_since`;--> statement-breakpoint
ALTER TABLE `incoming_calls` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `sync_ledger` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `knowledge_sources` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `research_sources` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `researches` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `sending_domains` RENAME COLUMN `probe_state` TO `probe_status`;--> statement-breakpoint
ALTER TABLE `sandboxes` RENAME COLUMN `state` TO `machine_status`;--> statement-breakpoint
ALTER TABLE `email_responses` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `activities` RENAME COLUMN `actor_kind` TO `actor_type`;--> statement-breakpoint
ALTER TABLE `data_accesses` RENAME COLUMN `actor_kind` TO `actor_type`;--> statement-breakpoint
ALTER TABLE `operations` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `operations` RENAME COLUMN `actor_kind` TO `actor_type`;--> statement-breakpoint
ALTER TABLE `knowledge_sources` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `researches` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `consent_texts` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `email_transport` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `email_hits` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `emails` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `pages` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `pages` RENAME COLUMN `published_kind` TO `published_type`;--> statement-breakpoint
ALTER TABLE `transport_trouble` RENAME COLUMN `next_try_at` TO `next_attempt_at`;--> statement-breakpoint
ALTER TABLE `email_attempts` RENAME COLUMN `begun_at` TO `started_at`;--> statement-breakpoint
ALTER TABLE `lead_sets` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `consents` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
UPDATE `run_transitions` SET `inputs` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`inputs`, '"kind":"send_email","outcome":', '"effect":"send_email","outcome":'), '"kind":"ask_question","outcome":', '"effect":"ask_question","outcome":'), '"kind":"write_email","outcome":', '"effect":"write_email","outcome":'), '"kind":"call_webhook","outcome":', '"effect":"call_webhook","outcome":'), '"kind":"check_event","outcome":', '"effect":"check_event","outcome":'), '"kind":"store_answer","outcome":', '"effect":"store_answer","outcome":'), '"kind":"resolve_date","outcome":', '"effect":"resolve_date","outcome":'), '"kind":"set_field","outcome":', '"effect":"set_field","outcome":'), '"kind":"assign_sandbox","outcome":', '"effect":"assign_sandbox","outcome":'), '"kind":"extend_sandbox","outcome":', '"effect":"extend_sandbox","outcome":'), '"kind":"unsubscribe","outcome":', '"effect":"unsubscribe","outcome":'), '"kind":"evaluate_filter","outcome":', '"effect":"evaluate_filter","outcome":'), '"kind":"resolve_time","outcome":', '"effect":"resolve_time","outcome":'), '"kind":"assign_tags","outcome":', '"effect":"assign_tags","outcome":'), '"kind":"remove_tags","outcome":', '"effect":"remove_tags","outcome":'), '"kind":"add_to_audience","outcome":', '"effect":"add_to_audience","outcome":'), '"kind":"remove_from_audience","outcome":', '"effect":"remove_from_audience","outcome":'), '"kind":', '"type":') WHERE instr(`inputs`, '"kind":') > 0 OR instr(`inputs`, '"zone":') > 0;--> statement-breakpoint
UPDATE `run_inputs` SET `input` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`input`, '"kind":"send_email","outcome":', '"effect":"send_email","outcome":'), '"kind":"ask_question","outcome":', '"effect":"ask_question","outcome":'), '"kind":"write_email","outcome":', '"effect":"write_email","outcome":'), '"kind":"call_webhook","outcome":', '"effect":"call_webhook","outcome":'), '"kind":"check_event","outcome":', '"effect":"check_event","outcome":'), '"kind":"store_answer","outcome":', '"effect":"store_answer","outcome":'), '"kind":"resolve_date","outcome":', '"effect":"resolve_date","outcome":'), '"kind":"set_field","outcome":', '"effect":"set_field","outcome":'), '"kind":"assign_sandbox","outcome":', '"effect":"assign_sandbox","outcome":'), '"kind":"extend_sandbox","outcome":', '"effect":"extend_sandbox","outcome":'), '"kind":"unsubscribe","outcome":', '"effect":"unsubscribe","outcome":'), '"kind":"evaluate_filter","outcome":', '"effect":"evaluate_filter","outcome":'), '"kind":"resolve_time","outcome":', '"effect":"resolve_time","outcome":'), '"kind":"assign_tags","outcome":', '"effect":"assign_tags","outcome":'), '"kind":"remove_tags","outcome":', '"effect":"remove_tags","outcome":'), '"kind":"add_to_audience","outcome":', '"effect":"add_to_audience","outcome":'), '"kind":"remove_from_audience","outcome":', '"effect":"remove_from_audience","outcome":'), '"kind":', '"type":') WHERE instr(`input`, '"kind":') > 0 OR instr(`input`, '"zone":') > 0;--> statement-breakpoint
UPDATE `run_transitions` SET `record` = replace(`record`, '"kind":', '"type":') WHERE instr(`record`, '"kind":') > 0;--> statement-breakpoint
UPDATE `runs` SET `state` = replace(`state`, '"kind":', '"type":') WHERE instr(`state`, '"kind":') > 0;--> statement-breakpoint
UPDATE `journeys` SET `document` = replace(`document`, '"kind":', '"type":') WHERE instr(`document`, '"kind":') > 0;--> statement-breakpoint
UPDATE `journey_versions` SET `document` = replace(`document`, '"kind":', '"type":') WHERE instr(`document`, '"kind":') > 0;--> statement-breakpoint
UPDATE `assistants` SET `settings` = replace(`settings`, '"kind":', '"type":') WHERE instr(`settings`, '"kind":') > 0;--> statement-breakpoint
UPDATE `assistants` SET `published` = replace(`published`, '"kind":', '"type":') WHERE instr(`published`, '"kind":') > 0;--> statement-breakpoint
UPDATE `assistant_versions` SET `settings` = replace(`settings`, '"kind":', '"type":') WHERE instr(`settings`, '"kind":') > 0;--> statement-breakpoint
UPDATE `popups` SET `design` = replace(`design`, '"kind":', '"type":') WHERE instr(`design`, '"kind":') > 0;--> statement-breakpoint
UPDATE `audiences` SET `filter` = replace(`filter`, '"kind":', '"type":') WHERE instr(`filter`, '"kind":') > 0;--> statement-breakpoint
UPDATE `lead_views` SET `parts` = replace(`parts`, '"kind":', '"type":') WHERE instr(`parts`, '"kind":') > 0;--> statement-breakpoint
UPDATE `broadcasts` SET `schedule` = replace(`schedule`, '"kind":', '"type":') WHERE instr(`schedule`, '"kind":') > 0;--> statement-breakpoint
UPDATE `broadcasts` SET `recipients` = replace(`recipients`, '"kind":', '"type":') WHERE instr(`recipients`, '"kind":') > 0;--> statement-breakpoint
UPDATE `saved_blocks` SET `blocks` = replace(`blocks`, '"kind":', '"type":') WHERE instr(`blocks`, '"kind":') > 0;--> statement-breakpoint
UPDATE `templates` SET `document` = replace(`document`, '"kind":', '"type":') WHERE instr(`document`, '"kind":') > 0;--> statement-breakpoint
UPDATE `template_versions` SET `document` = replace(`document`, '"kind":', '"type":') WHERE instr(`document`, '"kind":') > 0;--> statement-breakpoint
UPDATE `pages` SET `draft` = replace(`draft`, '"kind":', '"type":') WHERE instr(`draft`, '"kind":') > 0;--> statement-breakpoint
UPDATE `pages` SET `published` = replace(`published`, '"kind":', '"type":') WHERE instr(`published`, '"kind":') > 0;--> statement-breakpoint
UPDATE `page_versions` SET `content` = replace(`content`, '"kind":', '"type":') WHERE instr(`content`, '"kind":') > 0;--> statement-breakpoint
UPDATE `knowledge_sources` SET `settings` = replace(`settings`, '"kind":', '"type":') WHERE instr(`settings`, '"kind":') > 0;--> statement-breakpoint
UPDATE `knowledge_sources` SET `report` = replace(`report`, '"kind":', '"type":') WHERE instr(`report`, '"kind":') > 0;--> statement-breakpoint
UPDATE `email_transport` SET `settings` = replace(`settings`, '"kind":', '"type":') WHERE instr(`settings`, '"kind":') > 0;--> statement-breakpoint
UPDATE `operations` SET `parameters` = replace(`parameters`, '"kind":', '"type":') WHERE instr(`parameters`, '"kind":') > 0;--> statement-breakpoint
UPDATE `operations` SET `details` = replace(`details`, '"kind":', '"type":') WHERE instr(`details`, '"kind":') > 0;--> statement-breakpoint
UPDATE `operations` SET `cursor` = replace(`cursor`, '"kind":', '"type":') WHERE instr(`cursor`, '"kind":') > 0;--> statement-breakpoint
UPDATE `templates` SET `translations` = replace(replace(`translations`, '"kind":', '"type":'), '{"locale":"', '{"language":"') WHERE instr(`translations`, '"kind":') > 0 OR instr(`translations`, '{"locale":"') > 0;--> statement-breakpoint
UPDATE `template_versions` SET `translations` = replace(replace(`translations`, '"kind":', '"type":'), '{"locale":"', '{"language":"') WHERE instr(`translations`, '"kind":') > 0 OR instr(`translations`, '{"locale":"') > 0;--> statement-breakpoint
UPDATE `lead_quality_settings` SET `confirmation_emails` = replace(`confirmation_emails`, '"locale":', '"language":') WHERE instr(`confirmation_emails`, '"locale":') > 0;--> statement-breakpoint
UPDATE `sending_domains` SET `seen` = replace(`seen`, '"state":', '"status":') WHERE instr(`seen`, '"state":') > 0;--> statement-breakpoint
UPDATE `events` SET `data` = replace(`data`, '"kind":', '"type":') WHERE `name` LIKE 'operation.%' AND instr(`data`, '"kind":') > 0;--> statement-breakpoint
UPDATE `events` SET `data` = replace(`data`, '"state":', '"status":') WHERE `name` = 'conversation.answered' AND instr(`data`, '"state":') > 0;
