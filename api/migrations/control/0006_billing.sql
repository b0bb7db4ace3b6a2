CREATE TABLE `reconciliations` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`subscriptions_compared` integer NOT NULL,
	`differences` text NOT NULL,
	`failure` text,
	`started_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE TABLE `stripe_prices` (
	`stripe_id` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`plan_id` text NOT NULL,
	`product_id` text NOT NULL,
	`lookup_key` text NOT NULL,
	`currency` text NOT NULL,
	`interval` text NOT NULL,
	`amount` integer NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stripe_setups` (
	`mode` text PRIMARY KEY NOT NULL,
	`stripe_account_id` text NOT NULL,
	`endpoint_id` text NOT NULL,
	`endpoint_url` text NOT NULL,
	`endpoint_secret` text NOT NULL,
	`set_up_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `billing_details` (
	`account_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`tax_id_type` text,
	`tax_id_value` text,
	`tax_id_status` text,
	`tax_id_checked_at` integer,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `billing_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`occasion` text NOT NULL,
	`subject_id` text,
	`values` text NOT NULL,
	`created_at` integer NOT NULL,
	`dismissed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_notices_occasion` ON `billing_notices` (`account_id`,`kind`,`occasion`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`site_id` text,
	`subscription_id` text,
	`stripe_id` text NOT NULL,
	`number` text,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`total` integer NOT NULL,
	`tax` integer NOT NULL,
	`amount_due` integer NOT NULL,
	`amount_paid` integer NOT NULL,
	`amount_refunded` integer NOT NULL,
	`lines` text NOT NULL,
	`attempt_count` integer NOT NULL,
	`next_attempt_at` integer,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_stripe_id_unique` ON `invoices` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `invoices_account` ON `invoices` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_subscription` ON `invoices` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`stripe_id` text NOT NULL,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_refunded` integer NOT NULL,
	`method_type` text,
	`card_brand` text,
	`card_last4` text,
	`failure_code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_stripe_id_unique` ON `payments` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `payments_account` ON `payments` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `payments_status` ON `payments` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `stripe_customers` (
	`stripe_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`currency` text NOT NULL,
	`mode` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stripe_customers_account` ON `stripe_customers` (`account_id`,`currency`,`mode`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`site_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`site_id`, `plan_id`),
	FOREIGN KEY (`site_id`) REFERENCES `carts`(`site_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `carts` (
	`site_id` text PRIMARY KEY NOT NULL,
	`interval` text NOT NULL,
	`currency` text NOT NULL,
	`promotion_code` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`site_id` text,
	`user_id` text,
	`state` text NOT NULL,
	`open_key` text,
	`page` text NOT NULL,
	`items` text NOT NULL,
	`interval` text NOT NULL,
	`currency` text NOT NULL,
	`promotion_code` text,
	`trial_days` integer NOT NULL,
	`stripe_id` text,
	`subscription_id` text,
	`expires_at` integer NOT NULL,
	`completed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_sessions_open_key_unique` ON `checkout_sessions` (`open_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkout_sessions_stripe_id_unique` ON `checkout_sessions` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_account` ON `checkout_sessions` (`account_id`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_site` ON `checkout_sessions` (`site_id`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`stripe_id` text NOT NULL,
	`type` text NOT NULL,
	`object_type` text NOT NULL,
	`object_id` text NOT NULL,
	`state` text NOT NULL,
	`effects` text NOT NULL,
	`account_id` text,
	`failure` text,
	`tries` integer NOT NULL,
	`occurred_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`settled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_events_stripe_id_unique` ON `payment_events` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `payment_events_object` ON `payment_events` (`object_id`,`state`);--> statement-breakpoint
CREATE INDEX `payment_events_state` ON `payment_events` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`stripe_id` text,
	`failure` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_subscription_id_unique` ON `refunds` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `subscription_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`subscription_version` integer NOT NULL,
	`state` text NOT NULL,
	`interval` text NOT NULL,
	`items` text NOT NULL,
	`promotion_code` text,
	`proration_date` integer NOT NULL,
	`currency` text NOT NULL,
	`amount_due` integer NOT NULL,
	`next_amount` integer NOT NULL,
	`effective_at` integer,
	`failure` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_changes_subscription` ON `subscription_changes` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`site_id` text,
	`kind` text NOT NULL,
	`live_key` text,
	`stripe_id` text NOT NULL,
	`stripe_customer_id` text NOT NULL,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`interval` text NOT NULL,
	`items` text NOT NULL,
	`promotion_code` text,
	`discount_ends_at` integer,
	`payment_method_id` text,
	`period_start_at` integer,
	`period_end_at` integer,
	`trial_ends_at` integer,
	`ends_at` integer,
	`ended_at` integer,
	`past_due_at` integer,
	`first_paid_at` integer,
	`next_change_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_live_key_unique` ON `subscriptions` (`live_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_id_unique` ON `subscriptions` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_account` ON `subscriptions` (`account_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_site` ON `subscriptions` (`site_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_status` ON `subscriptions` (`status`);--> statement-breakpoint
CREATE TABLE `trials_taken` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`account_id` text NOT NULL,
	`taken_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `value`)
);
--> statement-breakpoint
CREATE TABLE `site_add_ons` (
	`site_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`site_id`, `plan_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `site_add_ons_plan` ON `site_add_ons` (`plan_id`);--> statement-breakpoint
ALTER TABLE `account_plans` ADD `source` text DEFAULT 'granted' NOT NULL;--> statement-breakpoint
ALTER TABLE `account_plans` ADD `ends_at` integer;--> statement-breakpoint
ALTER TABLE `account_plans` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `account_plans` ADD `ended_at` integer;--> statement-breakpoint
CREATE INDEX `account_plans_ends_at` ON `account_plans` (`ends_at`);
