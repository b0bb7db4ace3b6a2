ALTER TABLE `imports` ADD `ignore_consent_columns` integer DEFAULT false NOT NULL;
