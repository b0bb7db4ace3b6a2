CREATE TABLE `run_workflows` (
  `run_id` text PRIMARY KEY NOT NULL,
  `temporal_run_id` text NOT NULL
) WITHOUT ROWID;
