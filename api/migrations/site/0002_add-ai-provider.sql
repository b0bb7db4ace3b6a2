CREATE TABLE `ai_provider` (
	`id` integer PRIMARY KEY NOT NULL,
	`base_url` text NOT NULL,
	`secret` text,
	`model` text NOT NULL,
	`input_cents` integer NOT NULL,
	`output_cents` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
