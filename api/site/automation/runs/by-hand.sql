CREATE TABLE `run_workflows` (
  `run_id` text PRIMARY KEY NOT NULL,
  `temporal_run_id` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `journey_counts` (
  `journey_id` text NOT NULL,
  `key` text NOT NULL,
  `step_id` text NOT NULL,
  `journey_version` integer NOT NULL,
  `day` integer NOT NULL,
  `n` integer NOT NULL,
  PRIMARY KEY (`journey_id`, `key`, `step_id`, `journey_version`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `emails_count_outcome` AFTER UPDATE OF `state`, `reason` ON `emails`
WHEN new.`run_id` IS NOT NULL AND new.`step_id` IS NOT NULL
  AND (old.`state` <> new.`state` OR (new.`state` = 'skipped' AND old.`reason` IS NOT new.`reason`))
  AND NOT EXISTS (SELECT 1 FROM `emails` e
    WHERE e.`run_id` = new.`run_id` AND e.`sequence` > new.`sequence` AND e.`step_id` = new.`step_id`)
BEGIN
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, 'mail ' || old.`state` || CASE old.`state` WHEN 'skipped' THEN ' ' || coalesce(old.`reason`, '') ELSE '' END,
    new.`step_id`, r.`journey_version`, r.`enrolled_day`, -1
  FROM `runs` r WHERE r.`id` = new.`run_id` AND old.`state` <> 'not_started'
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, 'mail ' || new.`state` || CASE new.`state` WHEN 'skipped' THEN ' ' || coalesce(new.`reason`, '') ELSE '' END,
    new.`step_id`, r.`journey_version`, r.`enrolled_day`, 1
  FROM `runs` r WHERE r.`id` = new.`run_id` AND new.`state` <> 'not_started'
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
END;
--> statement-breakpoint
CREATE TRIGGER `emails_count_again` AFTER INSERT ON `emails`
WHEN new.`run_id` IS NOT NULL AND new.`step_id` IS NOT NULL
  AND EXISTS (SELECT 1 FROM `emails` e
    WHERE e.`run_id` = new.`run_id` AND e.`sequence` < new.`sequence` AND e.`step_id` = new.`step_id` AND e.`state` <> 'not_started')
BEGIN
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, 'mail ' || e.`state` || CASE e.`state` WHEN 'skipped' THEN ' ' || coalesce(e.`reason`, '') ELSE '' END,
    e.`step_id`, r.`journey_version`, r.`enrolled_day`, -1
  FROM `runs` r JOIN `emails` e ON e.`run_id` = r.`id` AND e.`sequence` = (SELECT max(`sequence`) FROM `emails`
    WHERE `run_id` = new.`run_id` AND `sequence` < new.`sequence` AND `step_id` = new.`step_id`)
  WHERE r.`id` = new.`run_id` AND e.`state` <> 'not_started'
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
END;
--> statement-breakpoint
CREATE TRIGGER `emails_count_hits` AFTER UPDATE OF `opens`, `clicks`, `unsubscribed_at` ON `emails`
WHEN new.`run_id` IS NOT NULL AND new.`step_id` IS NOT NULL
  AND ((old.`opens` > 0) <> (new.`opens` > 0) OR (old.`clicks` > 0) <> (new.`clicks` > 0)
    OR (old.`unsubscribed_at` IS NULL) <> (new.`unsubscribed_at` IS NULL))
BEGIN
  INSERT INTO `journey_counts` (`journey_id`, `key`, `step_id`, `journey_version`, `day`, `n`)
  SELECT r.`journey_id`, k.`key`, new.`step_id`, r.`journey_version`, r.`enrolled_day`, k.`n`
  FROM `runs` r JOIN (
    SELECT 'opened' AS `key`, (new.`opens` > 0) - (old.`opens` > 0) AS `n`
    UNION ALL SELECT 'clicked', (new.`clicks` > 0) - (old.`clicks` > 0)
    UNION ALL SELECT 'unsubscribed', (new.`unsubscribed_at` IS NOT NULL) - (old.`unsubscribed_at` IS NOT NULL)
  ) k ON k.`n` <> 0
  WHERE r.`id` = new.`run_id`
  ON CONFLICT (`journey_id`, `key`, `step_id`, `journey_version`, `day`) DO UPDATE SET `n` = `n` + excluded.`n`;
END;
