/** Emails of two leads that become one, and of each again. */
import { and, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { type LeadMerge, movedByKey, type Separation } from '../../../platform/features/lead-merge.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { emails } from './table.ts'

type Db = Handle<'site'>

/**
 * An email is of whoever has the address that it went to, though it was queued for the other one before they were one. One that is to
 * be tried again stays with its recipient.
 */
async function separateEmails(tx: Db, { from, into, since, email_keys }: Separation): Promise<string[]> {
  const went = and(gte(emails.handed_off_at, since), isNotNull(emails.to_address), isNotNull(emails.ended_at))
  const sent = await tx
    .select({ id: emails.id, lead_id: emails.lead_id, to_address: emails.to_address })
    .from(emails)
    .where(and(inArray(emails.lead_id, [from, into]), went))
  const idsOf = (lead_id: string, isTheirs: boolean) =>
    sent.flatMap(one =>
      one.lead_id === lead_id && email_keys.has(emailKey(one.to_address ?? '')) === isTheirs ? one.id : [],
    )
  const give = async (ids: readonly string[], lead_id: string) => {
    const which = inArray(emails.id, sql`(select value from json_each(${JSON.stringify(ids)}))`)
    if (ids.length > 0) await tx.update(emails).set({ lead_id }).where(which)
  }
  await give(idsOf(into, true), from)
  await give(idsOf(from, false), into)
  // Those of before they were one may have been opened since.
  const theirs = await tx.select({ id: emails.id }).from(emails).where(eq(emails.lead_id, from))
  return theirs.map(({ id }) => id)
}

/** Emails of broadcasts that were not handed off yet go to another lead. */
export async function moveWaitingEmails(
  tx: Db,
  { from, into, broadcast_ids }: { from: string; into: string; broadcast_ids: readonly string[] },
): Promise<void> {
  if (broadcast_ids.length === 0) return
  const among = sql`(select value from json_each(${JSON.stringify(broadcast_ids)}))`
  const waiting = and(eq(emails.lead_id, from), isNull(emails.ended_at), isNull(emails.handed_off_at))
  await tx
    .update(emails)
    .set({ lead_id: into })
    .where(and(waiting, inArray(emails.broadcast_id, among)))
}

export const mergingEmails: LeadMerge = { ...movedByKey('emails', emails, emails.id), separate: separateEmails }
