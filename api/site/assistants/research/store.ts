/** Every query on research. */

import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { researches, researchSources } from './table.ts'

type Db = Handle<'site'>
export type ResearchRow = typeof researches.$inferSelect
export type ResearchSourceRow = typeof researchSources.$inferSelect
export type ResearchType = ResearchRow['type']

export async function findResearch(db: Db, id: string): Promise<ResearchRow | undefined> {
  const [row] = await db.select().from(researches).where(eq(researches.id, id))
  return row
}

export const pageOfResearches = (
  db: Db,
  { assistant_id, type }: { assistant_id: string; type: ResearchType | undefined },
  page: ListPage,
): Promise<ResearchRow[]> =>
  db
    .select()
    .from(researches)
    .where(
      and(
        eq(researches.assistant_id, assistant_id),
        type ? eq(researches.type, type) : undefined,
        inPage(researches, page),
      ),
    )
    .orderBy(...listOrder(researches, page))
    .limit(page.limit + 1)

export async function insertResearch(tx: Db, row: ResearchRow): Promise<void> {
  await tx.insert(researches).values(row)
}

export async function saveResearch(tx: Db, id: string, set: Partial<ResearchRow>): Promise<void> {
  await tx.update(researches).set(set).where(eq(researches.id, id))
}

export async function removeResearch(tx: Db, id: string): Promise<void> {
  await tx.delete(researches).where(eq(researches.id, id))
}

/** Those beyond the newest. */
export const removeOldest = (tx: Db, assistant_id: string, kept: number): Promise<number> =>
  tx.run(
    `delete from researches where id in
      (select id from researches where assistant_id = ? order by id desc limit -1 offset ?)`,
    [assistant_id, kept],
  )

const ofResearch = (research_id: string) => eq(researchSources.research_id, research_id)

export const sourcesOfResearch = (db: Db, research_id: string): Promise<ResearchSourceRow[]> =>
  db.select().from(researchSources).where(ofResearch(research_id)).orderBy(asc(researchSources.number))

export const pageOfResearchSources = (
  db: Db,
  research_id: string,
  { after, limit }: { after: number; limit: number },
): Promise<ResearchSourceRow[]> =>
  db
    .select()
    .from(researchSources)
    .where(and(ofResearch(research_id), gt(researchSources.number, after)))
    .orderBy(asc(researchSources.number))
    .limit(limit)

export const countSources = (db: Db, research_id: string): Promise<number> =>
  db.$count(researchSources, ofResearch(research_id))

/** The next ones that were chosen and have not been read. */
export const unreadSources = (db: Db, research_id: string, limit: number): Promise<ResearchSourceRow[]> =>
  db
    .select()
    .from(researchSources)
    .where(and(ofResearch(research_id), eq(researchSources.chosen, true), eq(researchSources.status, 'found')))
    .orderBy(asc(researchSources.number))
    .limit(limit)

type NewSource = Omit<ResearchSourceRow, 'research_id' | 'number'>

/** Behind those that are there; an address that is known is not added again, and none beyond the maximum. */
export async function addSources(
  tx: Db,
  research_id: string,
  sources: readonly NewSource[],
  maximum: number,
): Promise<void> {
  const known = new Set(
    (await sourcesOfResearch(tx, research_id)).flatMap(({ url, source_id }) => (source_id ? [] : (url ?? []))),
  )
  const [last] = await tx
    .select({ number: max(researchSources.number) })
    .from(researchSources)
    .where(ofResearch(research_id))
  let number = last?.number ?? 0
  for (const source of sources) {
    if (number >= maximum || (source.source_id === null && source.url !== null && known.has(source.url))) continue
    if (source.url !== null) known.add(source.url)
    number += 1
    await tx.insert(researchSources).values({ ...source, research_id, number })
  }
}

export async function saveSource(
  tx: Db,
  { research_id, number }: Pick<ResearchSourceRow, 'research_id' | 'number'>,
  set: Partial<ResearchSourceRow>,
): Promise<void> {
  await tx
    .update(researchSources)
    .set(set)
    .where(and(ofResearch(research_id), eq(researchSources.number, number)))
}

/** Only these are chosen from now on. */
export async function chooseSources(tx: Db, research_id: string, numbers: readonly number[]): Promise<void> {
  await tx
    .update(researchSources)
    .set({ chosen: sql`${researchSources.number} in (select value from json_each(${JSON.stringify(numbers)}))` })
    .where(ofResearch(research_id))
}

export async function markCited(tx: Db, research_id: string, numbers: readonly number[]): Promise<void> {
  await tx.update(researchSources).set({ cited: false }).where(ofResearch(research_id))
  if (numbers.length === 0) return
  await tx
    .update(researchSources)
    .set({ cited: true })
    .where(and(ofResearch(research_id), inArray(researchSources.number, [...numbers])))
}
