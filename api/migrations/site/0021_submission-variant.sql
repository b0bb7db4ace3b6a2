ALTER TABLE `submissions` ADD `variant` text;
