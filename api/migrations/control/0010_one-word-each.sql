ALTER TABLE `account_emails` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `second_factors` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `jobs` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `trials_taken` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `payment_events` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `reconciliations` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `refunds` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `subscription_changes` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `checkout_sessions` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `sites` RENAME COLUMN `state` TO `status`;--> statement-breakpoint
ALTER TABLE `billing_notices` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `subscriptions` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `site_operations` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `site_operations` RENAME COLUMN `actor_kind` TO `actor_type`;--> statement-breakpoint
ALTER TABLE `person_requests` RENAME COLUMN `kind` TO `type`;--> statement-breakpoint
ALTER TABLE `activities` RENAME COLUMN `actor_kind` TO `actor_type`;--> statement-breakpoint
ALTER TABLE `certificates` RENAME COLUMN `next_try_at` TO `next_attempt_at`;--> statement-breakpoint
UPDATE `domains` SET `seen` = replace(`seen`, '"state":', '"status":') WHERE instr(`seen`, '"state":') > 0;
