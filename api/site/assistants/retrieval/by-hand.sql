CREATE VIRTUAL TABLE `knowledge_text` USING fts5(`words`, `stems`, `heading`, content='', contentless_delete=1, detail='column', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIRTUAL TABLE `knowledge_terms` USING fts5vocab(`knowledge_text`, 'col');
--> statement-breakpoint
CREATE TABLE `knowledge_words` (`id` integer PRIMARY KEY, `word` text NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE `knowledge_spellings` USING fts5(`word`, content='', contentless_delete=1, detail='none', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `knowledge_words_added` AFTER INSERT ON `knowledge_words`
BEGIN
  INSERT INTO `knowledge_spellings` (`rowid`, `word`) VALUES (new.`id`, new.`word`);
END;
--> statement-breakpoint
CREATE TRIGGER `knowledge_words_removed` AFTER DELETE ON `knowledge_words`
BEGIN
  DELETE FROM `knowledge_spellings` WHERE `rowid` = old.`id`;
END;
--> statement-breakpoint
INSERT INTO `knowledge_text` (`knowledge_text`, `rank`) VALUES ('automerge', 0), ('crisismerge', 1999);
--> statement-breakpoint
INSERT INTO `knowledge_spellings` (`knowledge_spellings`, `rank`) VALUES ('automerge', 0), ('crisismerge', 1999);
