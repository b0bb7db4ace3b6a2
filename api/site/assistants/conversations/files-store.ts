/** Every query on files that visitors send. */
import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { conversationFiles as files, conversationMessages as messages } from './table.ts'

type Db = Handle<'site'>
export type ConversationFileRow = typeof files.$inferSelect

export async function insertFiles(tx: Db, rows: readonly ConversationFileRow[]): Promise<void> {
  for (const row of rows) await tx.insert(files).values(row)
}

export const countFiles = (db: Db, conversation_id: string): Promise<number> =>
  db.$count(files, eq(files.conversation_id, conversation_id))

export async function findFile(db: Db, id: string): Promise<ConversationFileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row
}

/** Of those that were not sent yet; fewer than asked for where one is not there, or was sent before. */
export const sendFiles = (
  tx: Db,
  ids: readonly string[],
  { conversation_id, message_id }: { conversation_id: string; message_id: string },
): Promise<ConversationFileRow[]> =>
  tx
    .update(files)
    .set({ message_id })
    .where(and(inArray(files.id, [...ids]), eq(files.conversation_id, conversation_id), isNull(files.message_id)))
    .returning()

type FileFacts = Pick<ConversationFileRow, 'id' | 'name' | 'bytes' | 'format'>

/** What came with messages, by these. */
export async function listFiles(db: Db, rows: readonly { id: string }[]): Promise<ReadonlyMap<string, FileFacts[]>> {
  const ids = rows.map(({ id }) => id)
  const { id, name, bytes, format, message_id } = files
  const found = await db
    .select({ id, name, bytes, format, message_id })
    .from(files)
    .where(inArray(message_id, ids))
    .orderBy(asc(id))
  return Map.groupBy(found, file => file.message_id ?? '')
}

/** What was sent up to a message, the last first. */
export const filesUpTo = (db: Db, conversation_id: string, number: number) =>
  db
    .select({ file: files, number: messages.number })
    .from(files)
    .innerJoin(messages, eq(messages.id, files.message_id))
    .where(and(eq(files.conversation_id, conversation_id), lte(messages.number, number)))
    .orderBy(desc(messages.number), asc(files.id))

export async function dropUnsentFiles(tx: Db, before: number): Promise<void> {
  await tx.delete(files).where(and(isNull(files.message_id), lt(files.created_at, before)))
}

export async function hashesOfConversationFiles(db: Db): Promise<string[]> {
  const rows = await db.select({ hash: files.content_hash }).from(files).groupBy(files.content_hash)
  return rows.map(({ hash }) => hash)
}

export async function bytesOfConversationFiles(db: Db): Promise<number> {
  const [row] = await db.select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)` }).from(files)
  return row?.bytes ?? 0
}
