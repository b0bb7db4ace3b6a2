/** Queries on conversations and their messages. Lists of owners are in lists-store.ts, what is counted in usage-store.ts. */
import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { theirs } from '../../../platform/database/people.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { movedByKey } from '../../../platform/features/merging.ts'
import { conversations, conversationMessages as messages } from './table.ts'

type Db = Handle<'site'>
export type ConversationRow = typeof conversations.$inferSelect
export type MessageRow = typeof messages.$inferSelect

export async function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  return row
}

/** Which of these there still are. */
export async function existingConversationIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(sql`${conversations.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Set(rows.map(({ id }) => id))
}

export async function insertConversation(tx: Db, row: ConversationRow): Promise<void> {
  await tx.insert(conversations).values(row)
}

export async function saveConversation(tx: Db, id: string, set: Partial<ConversationRow>): Promise<void> {
  await tx
    .update(conversations)
    .set({ ...set, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, id))
}

export async function removeConversation(tx: Db, id: string): Promise<void> {
  await tx.delete(conversations).where(eq(conversations.id, id))
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

/** The conversation that a message stands in. */
export async function conversationOf(db: Db, message_id: string): Promise<ConversationRow | undefined> {
  const message = await findMessage(db, message_id)
  return message && findConversation(db, message.conversation_id)
}

export async function insertMessage(tx: Db, row: MessageRow): Promise<void> {
  await tx.insert(messages).values(row)
}

export async function saveMessage(tx: Db, id: string, set: Partial<MessageRow>): Promise<void> {
  await tx.update(messages).set(set).where(eq(messages.id, id))
}

/** Ends an answer that is being written; false where that was done before: so nothing is counted twice. */
export async function endWriting(tx: Db, id: string, set: Partial<MessageRow>): Promise<boolean> {
  const ended = await tx
    .update(messages)
    .set(set)
    .where(and(eq(messages.id, id), eq(messages.state, 'writing')))
    .returning({ id: messages.id })
  return ended.length > 0
}

/** The last messages before a number, in the order in which they were said. */
export async function lastMessages(
  db: Db,
  conversation_id: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, conversation_id),
        before === undefined ? undefined : lt(messages.number, before),
      ),
    )
    .orderBy(desc(messages.number))
    .limit(limit)
  return rows.reverse()
}

export const messagesAfter = (db: Db, conversation_id: string, number: number, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, conversation_id), gt(messages.number, number)))
    .orderBy(asc(messages.number))
    .limit(limit)

export const messagesBeingWritten = (db: Db, limit: number): Promise<MessageRow[]> =>
  db.select().from(messages).where(eq(messages.state, 'writing')).limit(limit)

export const countWaiting = (db: Db): Promise<number> =>
  db.$count(conversations, and(eq(conversations.state, 'waiting'), ne(conversations.channel, 'test')))

/** What was said with a person goes with them; that something was asked, and what it cost, stays counted elsewhere. */
export async function eraseConversations(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  await tx.delete(conversations).where(sql`${conversations.lead_id} in ${theirs(people)}`)
}

export const mergingConversations = movedByKey('conversations', conversations, conversations.id)

/** Conversations of which the last message is older, oldest first. */
export async function forgetConversations(tx: Db, before: number, batch: number): Promise<number> {
  const gone = await tx
    .delete(conversations)
    .where(
      sql`${conversations.id} in (select id from ${conversations} where last_message_at < ${before} order by last_message_at limit ${batch})`,
    )
    .returning({ id: conversations.id })
  return gone.length
}

/** Leads that spoke with one of these assistants, with any where none is named; by its form alone, if that is asked. */
export const spokeWith = (assistant_ids: readonly string[], by_form: boolean): SQL => sql`
  select lead_id from ${conversations} where lead_id is not null
    and ${by_form ? sql`form_sent_at is not null` : sql`(message_count > 0 or form_sent_at is not null)`}
    ${assistant_ids.length === 0 ? sql`` : sql`and assistant_id in ${[...assistant_ids]}`}`
