ALTER TABLE `subscriptions` ADD `next_attempt_at` integer;
