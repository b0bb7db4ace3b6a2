CREATE TABLE `consent_texts` (
	`place` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`translations` text NOT NULL,
	`required` integer NOT NULL,
	PRIMARY KEY(`place`, `version`)
);
--> statement-breakpoint
INSERT INTO `consent_texts` (`place`, `version`, `kind`, `text`, `translations`, `required`)
SELECT
	`id`, `consent_version`,
	coalesce(json_extract(`design`, '$.form.consent.kind'), 'none'),
	coalesce(json_extract(`design`, '$.form.consent.text'), ''),
	CASE WHEN json_extract(`design`, '$.form.consent.text') IS NULL THEN '[]' ELSE (
		SELECT json_group_array(json_object(
			'locale', json_extract(t.`value`, '$.locale'), 'text', coalesce(json_extract(t.`value`, '$.consent_text'), '')
		)) FROM json_each(coalesce(json_extract(`design`, '$.translations'), '[]')) t
	) END,
	coalesce(json_extract(`design`, '$.form.consent.required'), 0)
FROM `popups` WHERE `published_at` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `consent_texts` (`place`, `version`, `kind`, `text`, `translations`, `required`)
SELECT `id`, 0, 'none', '', '[]', 0 FROM `popups` WHERE `consent_version` > 1 OR `published_at` IS NULL;
--> statement-breakpoint
INSERT INTO `consent_texts` (`place`, `version`, `kind`, `text`, `translations`, `required`)
SELECT
	`assistant_id`, `number`,
	coalesce(json_extract(`settings`, '$.quick_form.form.consent.kind'), 'none'),
	coalesce(json_extract(`settings`, '$.quick_form.form.consent.text'), ''),
	'[]',
	coalesce(json_extract(`settings`, '$.quick_form.form.consent.required'), 0)
FROM `assistant_versions`;
