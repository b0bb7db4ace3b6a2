INSERT INTO `journey_enrollments` (`id`, `journey_id`, `cause`, `until`, `after`, `enrolled_leads`, `status`, `created_at`)
SELECT 'enr_' || substr(`subject_id`, 5), `subject_id`, 'publication', coalesce(`payload` ->> 'until', '~'), '', 0, 'running', `created_at`
FROM `jobs` WHERE `kind` = 'enrol_existing' AND `subject_id` IN (SELECT `id` FROM `journeys`);
--> statement-breakpoint
UPDATE `jobs` SET `subject_id` = 'enr_' || substr(`subject_id`, 5), `payload` = NULL, `lease_until` = NULL
WHERE `kind` = 'enrol_existing';
