ALTER TABLE `webhook_endpoints` ADD `format` text DEFAULT 'standard' NOT NULL;
