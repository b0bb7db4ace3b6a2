ALTER TABLE `journeys` ADD `enrolls_after` integer DEFAULT 0 NOT NULL;
