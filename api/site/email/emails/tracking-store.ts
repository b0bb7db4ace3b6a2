/** Every query on opens and clicks. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto } from '../../../platform/database/statements.ts'
import type { EmailRow, HitRow } from './store.ts'
import { emailHits, emails } from './table.ts'

type Db = Handle<'site'>

const insert = insertInto(emailHits, 'seq')

export async function insertHit(tx: Db, row: Omit<HitRow, 'seq'>): Promise<void> {
  await tx.run(insert, [row])
}

const hitColumns = [
  ...(['id', 'lead_id', 'journey_id', 'run_id', 'step_id', 'broadcast_id', 'template_id'] as const),
  ...(['ended_at', 'handed_off_at', 'first_opened_at', 'first_clicked_at'] as const),
]
/** Facts of an email that a hit needs. */
export type EmailHit = Pick<EmailRow, (typeof hitColumns)[number]>

const emailAndHits = `
  select ${hitColumns.join(', ')}, (select count(*) from email_hits where email_id = emails.id) from emails where id = ?`

/** An email that was opened or clicked, and how many hits are kept of it. */
export async function findHit(db: Db, email_id: string): Promise<{ email: EmailHit; kept: number } | undefined> {
  const row = await db.one(emailAndHits, [email_id])
  if (!row) return undefined
  const email = Object.fromEntries(hitColumns.map((column, at) => [column, row[at]]))
  return { email: email as EmailHit, kept: Number(row[hitColumns.length]) }
}

export interface HitOf {
  run_id: string
  step_id: string
  type: 'open' | 'click'
  url?: string | undefined
}

/** When a person first opened the mail of a run's step, or followed a link of it; null if that has not happened. */
export const firstHit = async (db: Db, of: HitOf): Promise<number | null> => (await first(db, of, 'person'))?.at ?? null

/** The same for hits without a verdict, with the time of the hand-off. */
export const firstPendingHit = (db: Db, of: HitOf) => first(db, of, 'pending')

async function first(db: Db, { run_id, step_id, type, url }: HitOf, verdict: HitRow['verdict']) {
  const [row] = await db
    .select({ at: emailHits.at, delivered_at: sql<number | null>`coalesce(ended_at, handed_off_at)` })
    .from(emails)
    .innerJoin(emailHits, eq(emailHits.email_id, emails.id))
    .where(
      and(
        eq(emails.run_id, run_id),
        eq(emails.step_id, step_id),
        eq(emailHits.type, type),
        eq(emailHits.verdict, verdict),
        url === undefined ? undefined : eq(emailHits.url, url),
      ),
    )
    .orderBy(asc(emailHits.at))
    .limit(1)
  return row
}

export async function saveVerdict(tx: Db, { seq, verdict, verdict_reason }: HitRow): Promise<void> {
  await tx.update(emailHits).set({ verdict, verdict_reason }).where(eq(emailHits.seq, seq))
}

const adding = {
  opens: 'opens = opens + 1, first_opened_at = min(coalesce(first_opened_at, e.at), e.at)',
  clicks: 'clicks = clicks + 1, first_clicked_at = min(coalesce(first_clicked_at, e.at), e.at)',
  machine_opens: 'machine_opens = machine_opens + 1',
  machine_clicks: 'machine_clicks = machine_clicks + 1',
}

/** Counts a hit that has its verdict. */
export async function addToCounts(
  tx: Db,
  email_id: string,
  { opened, person, at }: { opened: boolean; person: boolean; at: number },
): Promise<void> {
  const counted = opened ? 'opens' : 'clicks'
  const set = adding[person ? counted : (`machine_${counted}` as const)]
  await tx.run(`update emails set ${set} from (select ? as at) e where id = ?`, [at, email_id])
}
