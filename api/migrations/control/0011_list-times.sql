CREATE INDEX `activities_time` ON `activities` (`account_id`,`at`,`id`);
