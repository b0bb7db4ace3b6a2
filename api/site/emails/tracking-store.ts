/** Every query on opens and clicks. */
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { leads } from '../leads/table.ts'
import type { EmailRow, HitRow } from './store.ts'
import { emailHits, emails } from './table.ts'

type Db = Handle<'site'>

export async function insertHit(tx: Db, row: Omit<HitRow, 'seq'>): Promise<void> {
  await tx.insert(emailHits).values(row)
}

/** Clicks on a mail since a moment. */
export async function clicksSince(db: Db, email_id: string, since: number): Promise<HitRow[]> {
  return db
    .select()
    .from(emailHits)
    .where(and(eq(emailHits.email_id, email_id), eq(emailHits.kind, 'click'), gte(emailHits.at, since)))
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
