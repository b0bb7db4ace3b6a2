/** Every query on the unsubscribe page and on the topics that leads have left. */

import { type AnyColumn, and, eq, getTableName, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import type { LeadMerge, Merge } from '../../../platform/features/lead-merge.ts'
import { theirs } from '../../../platform/features/people.ts'
import { leftTopics, unsubscribePage } from './table.ts'

type Db = Handle<'site'>
export type PageRow = typeof unsubscribePage.$inferSelect

export async function findPage(db: Db): Promise<PageRow | undefined> {
  const [row] = await db.select().from(unsubscribePage)
  return row
}

export async function savePage(tx: Db, row: PageRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(unsubscribePage).values(row).onConflictDoUpdate({ target: unsubscribePage.id, set })
}

/** The topics that a lead has left, and when. */
export const leavings = (db: Db, lead_id: string) => db.select().from(leftTopics).where(eq(leftTopics.lead_id, lead_id))

export const leftBy = async (db: Db, lead_id: string): Promise<Set<string>> =>
  new Set((await db.select().from(leftTopics).where(eq(leftTopics.lead_id, lead_id))).map(row => row.topic_id))

export async function leaveTopics(tx: Db, lead_id: string, topic_ids: readonly string[], at: number): Promise<void> {
  if (topic_ids.length === 0) return
  await tx
    .insert(leftTopics)
    .values(topic_ids.map(topic_id => ({ lead_id, topic_id, at })))
    .onConflictDoNothing()
}

export async function rejoinTopics(tx: Db, lead_id: string, topic_ids: readonly string[]): Promise<void> {
  if (topic_ids.length === 0) return
  await tx.delete(leftTopics).where(and(eq(leftTopics.lead_id, lead_id), inArray(leftTopics.topic_id, [...topic_ids])))
}

/** Topics that there are no more have nobody who left them. */
export const forgetOtherTopics = async (tx: Db, topic_ids: readonly string[]): Promise<void> => {
  await tx.delete(leftTopics).where(notInArray(leftTopics.topic_id, [...topic_ids]))
}

/** SQL: whether a lead wants no email of a template. Most leads have left nothing, which one look says. */
export const hasLeftTopicOf = (lead_id: string, template_id: string): string => `exists (
  select 1 from ${getTableName(leftTopics)} l where l.lead_id = ${lead_id} and l.topic_id in (
    select topic.value->>'id' from ${getTableName(unsubscribePage)} p, json_each(p.topics) topic,
      json_each(topic.value->'template_ids') template where template.value = ${template_id}))`

/** The same of a lead in a query of the builder. */
export function leftTopicOf(lead_id: AnyColumn, template_id: string): SQL {
  const [before = '', between = '', after = ''] = hasLeftTopicOf('?', '?').split('?')
  return sql`${sql.raw(before)}${lead_id}${sql.raw(between)}${template_id}${sql.raw(after)}`
}

export async function forgetPeople(tx: Db, people: readonly Pick<ErasedPerson, 'lead_id'>[]): Promise<void> {
  await tx.delete(leftTopics).where(inArray(leftTopics.lead_id, theirs(people)))
}

type TopicExit = typeof leftTopics.$inferSelect

const sameLeaving = (rows: readonly TopicExit[], { topic_id, at }: TopicExit): boolean =>
  rows.some(row => row.topic_id === topic_id && row.at === at)

/** What both have left, and what the lead that stays comes to have left. */
async function joinedBy(db: Db, { from, into }: Merge) {
  const [had, own] = [await leavings(db, from), await leavings(db, into)]
  return { had, own, joined: had.filter(({ topic_id }) => !own.some(row => row.topic_id === topic_id)) }
}

/** Whoever left a topic as either of the two has left it; what the person chose since the merge holds for both. */
export const mergingTopics: LeadMerge = {
  what: 'left_topics',
  count: async (db, merge) => (await joinedBy(db, merge)).joined.length,
  async move(tx, merge) {
    const { from, into } = merge
    const { had, own, joined } = await joinedBy(tx, merge)
    await forgetPeople(tx, [{ lead_id: from }])
    for (const { topic_id, at } of joined) await leaveTopics(tx, into, [topic_id], at)
    return [had, own]
  },
  async moveBack(tx, { from, into }, moved) {
    const [had = [], own = []] = moved as [TopicExit[]?, TopicExit[]?]
    const now = await leavings(tx, into)
    const since = now.filter(row => !sameLeaving(own, row) && !sameLeaving(had, row))
    const back = had.filter(({ topic_id }) => now.some(row => row.topic_id === topic_id))
    for (const { topic_id, at } of [...since, ...back]) await leaveTopics(tx, from, [topic_id], at)
    const taken = now.filter(row => sameLeaving(had, row) && !sameLeaving(own, row))
    await rejoinTopics(
      tx,
      into,
      taken.map(({ topic_id }) => topic_id),
    )
  },
}
