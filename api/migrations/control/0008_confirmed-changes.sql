ALTER TABLE `subscription_changes` ADD `removes_promotion_code` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `subscription_changes` ADD `stripe_invoice_id` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `pending_change_id` text;
