CREATE TABLE `lead_search_rows` (
  `id` integer PRIMARY KEY,
  `lead_id` text NOT NULL UNIQUE REFERENCES `leads`(`id`) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE TRIGGER `lead_search_removed` AFTER DELETE ON `lead_search_rows`
BEGIN
  DELETE FROM `lead_search` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_search_changed` AFTER UPDATE OF `search_key` ON `leads` WHEN old.`search_key` <> new.`search_key`
BEGIN
  INSERT OR REPLACE INTO `lead_search` (rowid, `text`) SELECT `id`, new.`search_key` FROM `lead_search_rows` WHERE `lead_id` = new.`id`;
END;
