CREATE VIEW `lead_assistants` AS
SELECT `lead_id`, `assistant_id` FROM `conversations`
WHERE `lead_id` IS NOT NULL AND (`message_count` > 0 OR `form_sent_at` IS NOT NULL);
