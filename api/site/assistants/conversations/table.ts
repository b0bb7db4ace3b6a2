/** Conversations with assistants, their messages, and what they cost. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { assistants } from '../assistants/table.ts'

export const conversationStatuses = ['open', 'waiting', 'attended', 'closed'] as const
export const channels = ['widget', 'page', 'test'] as const
export const authors = ['visitor', 'assistant', 'person'] as const
export const messageStatuses = ['complete', 'writing', 'partial', 'refused', 'failed'] as const

export const fileFormats = ['pdf', 'docx', 'txt', 'md', 'csv', 'html', 'image'] as const

/** A passage as it was when it was cited, or given to a model. */
export interface KeptPassage {
  number: number
  source_id: string
  source_name: string
  version: number
  position: number
  heading: string | null
  url: string | null
  excerpt: string
  cited: boolean
  score: number
  text_rank: number | null
  vector_rank: number | null
}

/** Why an answer says what it says. */
export interface Why {
  query: string
  confidence: number
  answerable: boolean
  passages: KeptPassage[]
  /** What the model was told to do; null: no model was asked. */
  rules: string | null
  /** What was taken out of its words. */
  filters: string[]
  settings_version: number
}

export const conversations = sqliteTable(
  'conversations',
  {
    id: text().primaryKey(),
    assistant_id: text()
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
    channel: text({ enum: channels }).notNull(),
    status: text({ enum: conversationStatuses }).notNull(),
    /** The browser's own id, where it may keep one. */
    visitor_id: text(),
    /** By whom what a visitor used is counted: the id, else a key of the address that only the day knows. */
    visitor_key: text().notNull(),
    lead_id: text(),
    /** Of the address that was left in its form: whose it is tells two leads apart that were one meanwhile. */
    email_key: text(),
    language: text({ enum: ['en', 'es'] }).notNull(),
    /** The first question, cut. */
    title: text().notNull(),
    /** The person who answers. */
    user_id: text(),
    user_name: text(),
    /** When that person took it over, or said something last. */
    attended_at: integer(),
    country: text(),
    device: text(),
    platform: text(),
    browser: text(),
    page_url: text(),
    referrer: text(),
    message_count: integer().notNull(),
    rating: text({ enum: ['good', 'bad'] }),
    comment: text(),
    rated_at: integer(),
    /** When the chat last asked to be let in by a form. */
    form_sent_at: integer(),
    last_message_at: integer().notNull(),
    version: integer().notNull().default(1),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  t => [
    index('conversations_assistant').on(t.assistant_id, t.last_message_at),
    index('conversations_created').on(t.created_at, t.id),
    index('conversations_recent').on(t.last_message_at, t.id),
    index('conversations_lead').on(t.lead_id),
    index('conversations_visitor').on(t.visitor_id),
    index('conversations_waiting').on(t.status).where(sql`status = 'waiting'`),
    index('conversations_attended').on(t.last_message_at).where(sql`status = 'attended'`),
  ],
)

export const conversationMessages = sqliteTable(
  'conversation_messages',
  {
    id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    author: text({ enum: authors }).notNull(),
    /** Whose conversation it was when this was said, if it is another lead's since; null: the conversation's own. */
    lead_id: text(),
    /** Of a person. */
    user_id: text(),
    user_name: text(),
    text: text().notNull(),
    status: text({ enum: messageStatuses }).notNull(),
    /** Why it is not a model's whole answer. */
    reason: text(),
    /** Words of the question that was not answered, in an order of their own: what is asked alike has the same. */
    topic: text(),
    why: text({ mode: 'json' }).$type<Why>(),
    model: text(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    /** In millionths of a cent. */
    cost: integer().notNull(),
    rating: text({ enum: ['good', 'bad'] }),
    comment: text(),
    rated_at: integer(),
    /** The pair that was written because it was wrong, or said nothing. */
    corrected_by: text(),
    created_at: integer().notNull(),
    completed_at: integer(),
  },
  t => [
    uniqueIndex('conversation_messages_place').on(t.conversation_id, t.number),
    index('conversation_messages_writing').on(t.status).where(sql`status = 'writing'`),
    index('conversation_messages_topic').on(t.topic, t.id).where(sql`topic is not null and corrected_by is null`),
    index('conversation_messages_lead').on(t.lead_id).where(sql`lead_id is not null`),
    index('conversation_messages_rated').on(t.rated_at).where(sql`rated_at is not null`),
  ],
)

/** What visitors send along: bytes in the site's storage, and their text, for the conversation alone. */
export const conversationFiles = sqliteTable(
  'conversation_files',
  {
    id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null: not sent yet. */
    message_id: text().references(() => conversationMessages.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    format: text({ enum: fileFormats }).notNull(),
    bytes: integer().notNull(),
    content_hash: text().notNull(),
    /** Empty of pictures. */
    text: text().notNull(),
    created_at: integer().notNull(),
  },
  t => [
    index('conversation_files_conversation').on(t.conversation_id),
    index('conversation_files_message').on(t.message_id),
    index('conversation_files_unsent').on(t.created_at).where(sql`message_id is null`),
  ],
)

/** What answers used, by the site's own days; it stays when conversations go. */
export const assistantUsage = sqliteTable(
  'assistant_usage',
  {
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    assistant_id: text().notNull(),
    visitor_key: text().notNull(),
    answers: integer().notNull(),
    /** Questions that had no answer since a cap of the assistant, or the plan, was used up; under nobody's key. */
    refused: integer().notNull().default(0),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    /** In millionths of a cent. */
    cost: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.day, t.assistant_id, t.visitor_key] }),
    index('assistant_usage_visitor').on(t.visitor_key),
  ],
)
