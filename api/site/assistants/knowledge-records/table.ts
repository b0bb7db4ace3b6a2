/** Sources of knowledge: what an owner names, and what was found there last. The passages are the retrieval's. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readingWarnings } from '../passages/rules.ts'

export const sourceTypes = ['url', 'urls', 'sitemap', 'file', 'video', 'pages', 'pair'] as const
export type SourceType = (typeof sourceTypes)[number]

export const sourceFormats = [
  ...['pdf', 'docx', 'pptx', 'xlsx', 'csv', 'md', 'html', 'txt', 'vtt', 'srt'],
  'image',
] as const
export type SourceFormat = (typeof sourceFormats)[number]

/** What an owner asked for, by the kind. */
export interface SourceSettings {
  url?: string
  urls?: string[]
  /** Addresses of other hosts may be read, too. */
  other_hosts?: boolean
  page_ids?: string[]
  question?: string
  answer?: string
}

/** What an update found different. */
export interface UpdateReport {
  added: number
  changed: number
  removed: number
  unchanged: number
  failed: number
  /** The first of each, by address or name. */
  changes: { type: 'added' | 'changed' | 'removed' | 'failed'; document: string; code?: string }[]
}

export const knowledgeSources = sqliteTable(
  'knowledge_sources',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    type: text({ enum: sourceTypes }).notNull(),
    settings: text({ mode: 'json' }).$type<SourceSettings>().notNull(),
    status: text({ enum: ['waiting', 'ready', 'failed'] }).notNull(),
    /** Why the last update failed; null: it did not. */
    problem: text(),
    /** What its owner should know of what was read, of the first document that has it; null: nothing. */
    warning: text({ enum: readingWarnings }),
    /** Counts what was read and is answered from; 0: nothing yet. */
    content_version: integer().notNull(),
    /** The passages of that version; null: none. */
    block: integer(),
    /** The passages of an update that is under way. */
    staged_block: integer(),
    document_count: integer().notNull(),
    chunk_count: integer().notNull(),
    /** Of what was read. */
    bytes: integer().notNull(),
    language: text({ enum: ['en', 'es'] }),
    /** Of a file, and its captions: the stored bytes. */
    content_hash: text(),
    format: text({ enum: sourceFormats }),
    fetched_at: integer(),
    /** Null: only when somebody asks for it. */
    update_every_days: integer(),
    next_run_at: integer(),
    /** Of the last update. */
    operation_id: text(),
    report: text({ mode: 'json' }).$type<UpdateReport>(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [index('knowledge_sources_next').on(t.next_run_at), index('knowledge_sources_operation').on(t.operation_id)],
)

/** What a version of a source was read from: pages, files, parts of them. */
export const knowledgeDocuments = sqliteTable(
  'knowledge_documents',
  {
    source_id: text().notNull(),
    version: integer().notNull(),
    position: integer().notNull(),
    /** Its address, or the name of its file. */
    name: text().notNull(),
    title: text().notNull(),
    /** Where a visitor may open it. */
    url: text(),
    content_hash: text().notNull(),
    bytes: integer().notNull(),
    chunk_count: integer().notNull(),
    /** Why it could not be read; null: it could. */
    problem: text(),
    /** The captions of a video, as they were found. */
    transcript_hash: text(),
    /** What its owner should know of how it was read; null: nothing. */
    warning: text({ enum: readingWarnings }),
  },
  t => [primaryKey({ columns: [t.source_id, t.version, t.position] })],
)
