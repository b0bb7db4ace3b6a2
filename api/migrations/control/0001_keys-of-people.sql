-- A key that was made by a key belongs to the person at the beginning of the chain. Who made a key that is gone stands in the history.
WITH RECURSIVE `chain` (`id`, `maker`) AS (
  SELECT `id`, `user_id` FROM `api_keys`
  UNION
  SELECT `chain`.`id`, coalesce(
    (SELECT `user_id` FROM `api_keys` WHERE `api_keys`.`id` = `chain`.`maker`),
    (SELECT `actor_id` FROM `activities` WHERE `subject_id` = `chain`.`maker` AND `name` = 'api_key.created')
  )
  FROM `chain` WHERE `chain`.`maker` LIKE 'key\_%' ESCAPE '\'
)
UPDATE `api_keys` SET `user_id` = coalesce(
  (SELECT `maker` FROM `chain` WHERE `chain`.`id` = `api_keys`.`id` AND `maker` NOT LIKE 'key\_%' ESCAPE '\'),
  `user_id`
);
--> statement-breakpoint
-- Keys end when their person leaves the account: these have outlived theirs.
DELETE FROM `api_keys` WHERE NOT EXISTS (
  SELECT 1 FROM `memberships`
  WHERE `memberships`.`account_id` = `api_keys`.`account_id` AND `memberships`.`user_id` = `api_keys`.`user_id`
);
