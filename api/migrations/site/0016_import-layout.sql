ALTER TABLE `imports` ADD `layout` text;
