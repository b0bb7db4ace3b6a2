/** The queries of simulations. */
import { and, asc, eq, gt, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Handle } from '../../../../platform/database/handle.ts'
import { events } from '../../../../platform/events/table.ts'
import { emails } from '../../../email/emails/table.ts'

type Db = Handle<'site'>

/** When a lead got marketing mail since then. */
export async function marketingMoments(db: Db, lead_id: string, since: number): Promise<number[]> {
  const rows = await db
    .select({ at: emails.handed_off_at })
    .from(emails)
    .where(
      and(
        eq(emails.lead_id, lead_id),
        isNotNull(emails.consent_id),
        inArray(emails.status, ['delivered', 'unknown']),
        gt(emails.handed_off_at, since),
      ),
    )
  return rows.flatMap(({ at }) => (at === null ? [] : [at]))
}

/** What happened in a span of time, oldest first. */
export async function eventsBetween(
  db: Db,
  { since, until, names, limit }: { since: number; until: number; names: readonly string[]; limit: number },
) {
  return db
    .select()
    .from(events)
    .where(and(gte(events.at, since), lte(events.at, until), inArray(events.name, [...names])))
    .orderBy(asc(events.seq))
    .limit(limit)
}
