ALTER TABLE `popups` ADD `former_variants` text DEFAULT '{}' NOT NULL;
