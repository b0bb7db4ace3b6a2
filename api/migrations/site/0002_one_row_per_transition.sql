CREATE TABLE `__new_run_transitions` (
	`run_id` text NOT NULL,
	`first_sequence` integer NOT NULL,
	`journey_version` integer NOT NULL,
	`at` integer NOT NULL,
	`inputs` text NOT NULL,
	`record` text NOT NULL,
	PRIMARY KEY(`run_id`, `first_sequence`)
);
--> statement-breakpoint
INSERT INTO `__new_run_transitions` (`run_id`, `first_sequence`, `journey_version`, `at`, `inputs`, `record`)
SELECT t.`run_id`, t.`first_sequence`, coalesce((SELECT `journey_version` FROM `runs` WHERE `id` = t.`run_id`), 1),
	t.`at`, t.`inputs`,
	(SELECT json_group_array(json_object('sequence', r.`sequence`, 'at', r.`at`, 'step_id', r.`step_id`, 'kind', r.`kind`,
		'reason', r.`reason`, 'detail', json(r.`detail`), 'effect', r.`effect`, 'facts', json(r.`facts`)) ORDER BY r.`sequence`)
	FROM `run_record` r
	WHERE r.`run_id` = t.`run_id` AND r.`sequence` >= t.`first_sequence` AND r.`sequence` < t.`next_sequence`)
FROM (
	SELECT *, lead(`first_sequence`, 1, 9007199254740991)
		OVER (PARTITION BY `run_id` ORDER BY `first_sequence`) AS `next_sequence`
	FROM `run_transitions`
) t;
--> statement-breakpoint
DROP TABLE `run_record`;
--> statement-breakpoint
DROP TABLE `run_transitions`;
--> statement-breakpoint
ALTER TABLE `__new_run_transitions` RENAME TO `run_transitions`;
