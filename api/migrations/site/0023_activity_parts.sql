ALTER TABLE `activities` ADD `parts` text;
