ALTER TABLE `conversations` ADD `email_key` text;
