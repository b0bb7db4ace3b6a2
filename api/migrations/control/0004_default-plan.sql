ALTER TABLE `plans` ADD `is_default` integer DEFAULT false NOT NULL;
