/** Queries on conversations and their messages. Lists of owners are in lists-store.ts, what is counted in usage-store.ts. */
import { and, asc, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { latestIn } from '../../../platform/features/attention.ts'
import type { ErasedPerson, ErasedVisitor } from '../../../platform/features/connections.ts'
import { forgetAnswersNaming } from '../../../platform/features/idempotency/idempotency.ts'
import { theirs } from '../../../platform/features/people.ts'
import type { RetentionBatch } from '../../../platform/features/retention.ts'
import { noteLeads } from '../../contacts/lead-records/rules.ts'
import { visitors } from '../../contacts/visitors/rules.ts'
import { conversationLimits } from './limits.ts'
import { beginningOf } from './questions.ts'
import { assistantUsage, conversations, conversationMessages as messages } from './table.ts'

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
export async function findConversationOfMessage(db: Db, message_id: string): Promise<ConversationRow | undefined> {
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
    .where(and(eq(messages.id, id), eq(messages.status, 'writing')))
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
  db.select().from(messages).where(eq(messages.status, 'writing')).limit(limit)

// Written out, so that the index of these alone is used.
const isWaiting = and(sql`${conversations.status} = 'waiting'`, ne(conversations.channel, 'test'))

/** A person took them over, and the visitor had the last word. */
export const isUnanswered = and(
  sql`${conversations.status} = 'attended'`,
  sql`(select author from ${messages} m where m.conversation_id = ${conversations.id} and m.number = ${conversations.message_count}) = 'visitor'`,
)

export const countUnanswered = (db: Db): Promise<number> => db.$count(conversations, isUnanswered)
export const latestUnanswered = latestIn(conversations.last_message_at, isUnanswered)
export const latestWaiting = latestIn(conversations.updated_at, isWaiting)

export const countWaiting = (db: Db): Promise<number> => db.$count(conversations, isWaiting)

/** The messages so far were said as this lead, whoever has the conversation from now on. */
export async function leaveWithLead(tx: Db, conversation_id: string, lead_id: string): Promise<void> {
  await tx
    .update(messages)
    .set({ lead_id })
    .where(and(eq(messages.conversation_id, conversation_id), isNull(messages.lead_id)))
}

/**
 * What was said with a person goes with them, also in a browser that is theirs before it was known, and in a conversation that went to
 * another lead; that something was asked, and what it cost, stays counted elsewhere.
 */
export async function eraseConversations(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const browsers = sql`(select id from ${visitors} where lead_id in ${theirs(people)})`
  const unnamed = sql`${conversations.lead_id} is null and ${conversations.visitor_id} in ${browsers}`
  const gone = await tx
    .delete(conversations)
    .where(sql`${conversations.lead_id} in ${theirs(people)} or (${unnamed})`)
    .returning({ id: conversations.id })
  const left = await tx
    .delete(messages)
    .where(sql`${messages.lead_id} in ${theirs(people)}`)
    .returning({ conversation_id: messages.conversation_id })
  const cut = [...new Set(left.map(({ conversation_id }) => conversation_id))]
  for (const id of cut) await forgetBeginning(tx, id)
  await forgetAnswersNaming(tx, [...gone.map(({ id }) => id), ...cut])
}

/** The title is the first question, and the opinion may be of what is gone. */
async function forgetBeginning(tx: Db, id: string): Promise<void> {
  const [first] = await messagesAfter(tx, id, 0, 1)
  const title =
    first?.author === 'visitor' ? beginningOf(first.text, conversationLimits.conversation_title_characters) : ''
  await saveConversation(tx, id, { title, rating: null, comment: null, rated_at: null })
}

/** A browser's lasting id goes; counts by visitor stay under another one. */
export async function eraseVisitorsOfConversations(tx: Db, erased: readonly ErasedVisitor[]): Promise<void> {
  for (const { visitor_id, stand_in } of erased) {
    await tx
      .update(conversations)
      .set({ visitor_id: null, visitor_key: stand_in })
      .where(eq(conversations.visitor_id, visitor_id))
    await tx.update(assistantUsage).set({ visitor_key: stand_in }).where(eq(assistantUsage.visitor_key, visitor_id))
  }
}

/** Conversations of which the last message is older, oldest first; whoever follows leads hears whose assistants are fewer. */
export async function forgetConversations(
  tx: Db,
  { before, batch, emit }: Pick<RetentionBatch, 'before' | 'batch' | 'emit'>,
): Promise<number> {
  const old = sql`${conversations.id} in (
    select id from ${conversations} where last_message_at < ${before} order by last_message_at limit ${batch})`
  const whose = sql`select distinct lead_id from ${conversations} where lead_id is not null and ${old}`
  await noteLeads(tx, whose, ['assistants'], emit)
  const gone = await tx.delete(conversations).where(old).returning({ id: conversations.id })
  return gone.length
}

/** Leads that spoke with one of these assistants, with any where none is named; by its form alone, if that is asked. */
export const spokeWith = (assistant_ids: readonly string[], by_form: boolean): SQL => sql`
  select lead_id from ${conversations} where lead_id is not null
    and ${by_form ? sql`form_sent_at is not null` : sql`(message_count > 0 or form_sent_at is not null)`}
    ${assistant_ids.length === 0 ? sql`` : sql`and assistant_id in ${[...assistant_ids]}`}`
