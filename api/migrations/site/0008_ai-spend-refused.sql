ALTER TABLE `ai_spend` ADD `refused` integer DEFAULT 0 NOT NULL;
