/** Every query on opens and clicks. */
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leads } from '../../contacts/leads/table.ts'
import type { EmailRow, HitRow } from './store.ts'
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
export async function firstHit(db: Db, { run_id, step_id, kind, url }: HitOf, settled = true): Promise<number | null> {
  const [row] = await db
    .select({ at: sql<number | null>`min(${emailHits.at})` })
    .from(emails)
    .innerJoin(emailHits, eq(emailHits.email_id, emails.id))
    .where(
      and(
        eq(emails.run_id, run_id),
        eq(emails.step_id, step_id),
        eq(emailHits.kind, kind),
        eq(emailHits.verdict, 'person'),
        eq(emailHits.settled, settled),
        url === undefined ? undefined : eq(emailHits.url, url),
      ),
    )
  return row?.at ?? null
}

/** Clicks on a mail since a moment. */
export async function clicksSince(db: Db, email_id: string, since: number): Promise<HitRow[]> {
  return db
    .select()
    .from(emailHits)
    .where(and(eq(emailHits.email_id, email_id), eq(emailHits.kind, 'click'), gte(emailHits.at, since)))
}

/** Clicks up to a moment of which it was not certain yet whether a person made them, oldest first. */
export async function unsettledClicks(db: Db, email_id: string, until: number): Promise<HitRow[]> {
  return db
    .select()
    .from(emailHits)
    .where(and(eq(emailHits.email_id, email_id), eq(emailHits.settled, false), lte(emailHits.at, until)))
    .orderBy(emailHits.seq)
}

export async function settle(tx: Db, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return
  await tx
    .update(emailHits)
    .set({ settled: true })
    .where(inArray(emailHits.seq, [...seqs]))
}

export async function saveCounts(tx: Db, id: string, set: Partial<EmailRow>): Promise<void> {
  await tx.update(emails).set(set).where(eq(emails.id, id))
}

/** Turns clicks that were taken for a person's into a machine's, for the mail and its lead. */
export async function reviseClicks(tx: Db, row: EmailRow, seqs: readonly number[]): Promise<void> {
  await tx
    .update(emailHits)
    .set({ verdict: 'machine', verdict_reason: 'all_links' })
    .where(inArray(emailHits.seq, [...seqs]))
  await tx
    .update(leads)
    .set({ clicks: sql`max(0, ${leads.clicks} - ${seqs.length})` })
    .where(eq(leads.id, row.lead_id))
}
