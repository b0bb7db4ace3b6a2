ALTER TABLE `knowledge_documents` ADD `warning` text;--> statement-breakpoint
ALTER TABLE `knowledge_sources` ADD `warning` text;
