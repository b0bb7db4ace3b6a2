/** What owners look through: conversations, ratings, and what was not answered. */

import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { conversationLimits } from './limits.ts'
import { type ConversationRow, isUnanswered, type MessageRow } from './store.ts'
import { assistantUsage, conversations, conversationMessages as messages } from './table.ts'

type Db = Handle<'site'>

export interface ConversationFilter {
  search: string | undefined
  /** None: all. */
  assistant_ids: readonly string[] | undefined
  status: ConversationRow['status'] | undefined
  rating: 'good' | 'bad' | undefined
  unanswered: boolean | undefined
  awaiting_reply: boolean | undefined
  lead_id: string | undefined
  visitor_id: string | undefined
  from: number | undefined
  to: number | undefined
  with_tests: boolean | undefined
}

const containing = (text: string) => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`
  return sql`exists (select 1 from ${messages} m where m.conversation_id = ${conversations.id} and m.text like ${pattern} escape '\\')`
}

const unanswered = sql`exists (select 1 from ${messages} m where m.conversation_id = ${conversations.id} and m.topic is not null and m.corrected_by is null)`

export const pageOfConversations = (db: Db, filter: ConversationFilter, page: ListPage): Promise<ConversationRow[]> => {
  const { last_message_at, id, created_at, updated_at } = conversations
  const place = { id, created_at, updated_at, by: [last_message_at, id] }
  return db
    .select()
    .from(conversations)
    .where(
      and(
        inPage(place, page),
        filter.search ? containing(filter.search) : undefined,
        filter.assistant_ids && inArray(conversations.assistant_id, [...filter.assistant_ids]),
        filter.status ? eq(conversations.status, filter.status) : undefined,
        filter.rating ? eq(conversations.rating, filter.rating) : undefined,
        filter.unanswered ? unanswered : undefined,
        filter.awaiting_reply ? isUnanswered : undefined,
        filter.lead_id ? eq(conversations.lead_id, filter.lead_id) : undefined,
        filter.visitor_id ? eq(conversations.visitor_id, filter.visitor_id) : undefined,
        filter.from === undefined ? undefined : gte(last_message_at, filter.from),
        filter.to === undefined ? undefined : lte(last_message_at, filter.to),
        filter.with_tests ? undefined : ne(conversations.channel, 'test'),
        // Who opened the chat and asked nothing has no conversation yet.
        filter.with_tests ? undefined : ne(conversations.message_count, 0),
      ),
    )
    .orderBy(...listOrder(place, page))
    .limit(page.limit + 1)
}

const messagePlace = { id: messages.number, created_at: messages.created_at }

export const pageOfMessages = (db: Db, conversation_id: string, page: ListPage): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, conversation_id), inPage(messagePlace, page)))
    .orderBy(...listOrder(messagePlace, page))
    .limit(page.limit + 1)

/** The question that an answer answers: the last that the visitor said before it. */
export async function questionBefore(db: Db, { conversation_id, number }: MessageRow): Promise<string> {
  const [row] = await db
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(eq(messages.conversation_id, conversation_id), lt(messages.number, number), eq(messages.author, 'visitor')),
    )
    .orderBy(desc(messages.number))
    .limit(1)
  return row?.text ?? ''
}

/** What is known of a visitor besides the conversation. */
export async function visitorCounts(db: Db, visitor_key: string): Promise<{ conversations: number; answers: number }> {
  const [used] = await db
    .select({ answers: sql<number | null>`sum(${assistantUsage.answers})` })
    .from(assistantUsage)
    .where(eq(assistantUsage.visitor_key, visitor_key))
  const own = await db.$count(
    conversations,
    and(eq(conversations.visitor_key, visitor_key), ne(conversations.message_count, 0)),
  )
  return { conversations: own, answers: used?.answers ?? 0 }
}

const ratingPlace = { id: messages.id, created_at: messages.rated_at, by: [messages.rated_at, messages.id] }

export const pageOfFeedback = (
  db: Db,
  { assistant_ids, rating }: { assistant_ids: readonly string[] | undefined; rating: 'good' | 'bad' | undefined },
  page: ListPage,
): Promise<{ message: MessageRow; assistant_id: string }[]> =>
  db
    .select({ message: messages, assistant_id: conversations.assistant_id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(
      and(
        isNotNull(messages.rated_at),
        inPage(ratingPlace, page),
        assistant_ids && inArray(conversations.assistant_id, [...assistant_ids]),
        rating ? eq(messages.rating, rating) : undefined,
      ),
    )
    .orderBy(...listOrder(ratingPlace, page))
    .limit(page.limit + 1)

export interface Topic {
  topic: string
  count: number
  message_id: string
}

export const topicsUnanswered = (db: Db, assistant_ids: readonly string[] | undefined): Promise<Topic[]> =>
  db
    .select({
      topic: sql<string>`${messages.topic}`,
      count: sql<number>`count(*)`,
      message_id: sql<string>`max(${messages.id})`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(
      and(
        isNotNull(messages.topic),
        isNull(messages.corrected_by),
        ne(conversations.channel, 'test'),
        assistant_ids && inArray(conversations.assistant_id, [...assistant_ids]),
      ),
    )
    .groupBy(messages.topic)
    .orderBy(sql`count(*) desc, max(${messages.id}) desc`)
    .limit(conversationLimits.unanswered_topics_shown)

export const messagesByIds = (db: Db, ids: readonly string[]): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]))

/** Every answer of the assistant to a topic counts as corrected by one pair: others do not answer from it. */
export async function markCorrected(
  tx: Db,
  message: Pick<MessageRow, 'id' | 'topic'>,
  { assistant_id, source_id }: { assistant_id: string; source_id: string },
) {
  const own = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.assistant_id, assistant_id))
  const alike =
    message.topic === null
      ? undefined
      : and(eq(messages.topic, message.topic), isNull(messages.corrected_by), inArray(messages.conversation_id, own))
  await tx
    .update(messages)
    .set({ corrected_by: source_id })
    .where(or(eq(messages.id, message.id), alike))
}

/** How much visitors talked. What is said in a conversation that was begun before counts when it is said. */
export async function talksWithin(
  db: Db,
  of: { assistant_ids: readonly string[] | undefined; from: number; until: number },
) {
  const { assistant_ids, from, until } = of
  const whose = assistant_ids
    ? sql`and c.assistant_id in (select value from json_each(${JSON.stringify(assistant_ids)}))`
    : sql``
  const [row] = await db.all<[number, number, number, number, number]>(sql`
    select count(distinct case when c.created_at >= ${from} then c.id end),
      count(case when m.author = 'visitor' then 1 end), count(m.topic),
      count(case when m.rating = 'good' then 1 end), count(case when m.rating = 'bad' then 1 end)
    from ${conversations} c join ${messages} m on m.conversation_id = c.id
    where c.last_message_at >= ${from} and c.channel <> 'test' ${whose} and m.created_at >= ${from} and m.created_at < ${until}`)
  const [talks = 0, questions = 0, unanswered = 0, rated_good = 0, rated_bad = 0] = row ?? []
  return { conversations: talks, questions, unanswered, rated_good, rated_bad }
}
