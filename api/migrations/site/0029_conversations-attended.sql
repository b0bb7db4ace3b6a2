ALTER TABLE `conversations` ADD `attended_at` integer;
