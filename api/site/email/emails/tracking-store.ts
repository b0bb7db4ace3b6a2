/** Every query on opens and clicks. */
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { HitRow } from './store.ts'
import { emailHits, emails } from './table.ts'

type Db = Handle<'site'>

export async function insertHit(tx: Db, row: Omit<HitRow, 'seq'>): Promise<void> {
  await tx.insert(emailHits).values(row)
}

export interface HitOf {
  run_id: string
  step_id: string
  kind: 'open' | 'click'
  url?: string | undefined
}

/** When a person first opened the mail of a run's step, or followed a link of it; null if that has not happened. */
export const firstHit = async (db: Db, of: HitOf): Promise<number | null> => (await first(db, of, 'person'))?.at ?? null

/** The same for hits without a verdict, with the time of the hand-off. */
export const firstPendingHit = (db: Db, of: HitOf) => first(db, of, 'pending')

async function first(db: Db, { run_id, step_id, kind, url }: HitOf, verdict: HitRow['verdict']) {
  const [row] = await db
    .select({ at: emailHits.at, delivered_at: sql<number | null>`coalesce(ended_at, handed_off_at)` })
    .from(emails)
    .innerJoin(emailHits, eq(emailHits.email_id, emails.id))
    .where(
      and(
        eq(emails.run_id, run_id),
        eq(emails.step_id, step_id),
        eq(emailHits.kind, kind),
        eq(emailHits.verdict, verdict),
        url === undefined ? undefined : eq(emailHits.url, url),
      ),
    )
    .orderBy(asc(emailHits.at))
    .limit(1)
  return row
}

/** How many hits are kept of an email. */
export async function countHits(db: Db, email_id: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(emailHits).where(eq(emailHits.email_id, email_id))
  return row?.count ?? 0
}

export async function saveVerdict(tx: Db, { seq, verdict, verdict_reason }: HitRow): Promise<void> {
  await tx.update(emailHits).set({ verdict, verdict_reason }).where(eq(emailHits.seq, seq))
}

/** Counts a hit that has its verdict. */
export async function addToCounts(
  tx: Db,
  email_id: string,
  { opened, person, at }: { opened: boolean; person: boolean; at: number },
): Promise<void> {
  const { opens, machine_opens, clicks, machine_clicks, first_opened_at, first_clicked_at } = emails
  const [counted, first, name] = opened
    ? ([person ? opens : machine_opens, first_opened_at, person ? 'opens' : 'machine_opens'] as const)
    : ([person ? clicks : machine_clicks, first_clicked_at, person ? 'clicks' : 'machine_clicks'] as const)
  await tx
    .update(emails)
    .set({
      [name]: sql`${counted} + 1`,
      ...(person && { [first.name]: sql`min(coalesce(${first}, ${at}), ${at})` }),
    })
    .where(eq(emails.id, email_id))
}
