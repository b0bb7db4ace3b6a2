/** Enrolling many leads at once: the selection of leads. The work is in enrollment-operation.ts. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../../platform/database/handle.ts'
import { type Filter, filter } from '../../../../platform/schemas/filter/schema.ts'
import type { LeadQuery } from '../../../contacts/leads/rules.ts'
import { causesToday } from '../triggers/date-store.ts'
import { datesToday, type HoldContext, triggersHold } from '../triggers/trigger-holds.ts'

type Db = Handle<'site'>

export interface EnrollmentOfMany {
  cause: 'publication' | 'bulk'
  filter?: Filter | undefined
  /** Words, as in the list of leads. */
  search?: string | undefined
  audience_id?: string | undefined
  /** The newest lead at the start: later leads enter by triggers. */
  until: string
}

export const enrollmentOfMany: z.ZodType<EnrollmentOfMany> = z.strictObject({
  cause: z.enum(['publication', 'bulk']),
  filter: filter.optional(),
  search: z.string().optional(),
  audience_id: z.string().optional(),
  until: z.string(),
})

/** The selected leads. */
export type Whom = Pick<EnrollmentOfMany, 'cause' | 'filter' | 'search' | 'audience_id'>

/**
 * Whom an enrollment wants, the only place that says so: of those that the journey lets in, on a publication those for whom
 * a trigger holds now, and in bulk those that the owner chose.
 */
export async function wantedBy(
  db: Db,
  holding: HoldContext,
  { cause, filter, search, audience_id }: Whom,
): Promise<LeadQuery> {
  const { enrollment_criteria, suppression } = holding.document
  return {
    wanted: [enrollment_criteria, filter].filter(one => one !== undefined),
    ...(cause === 'publication' && { one_of: await triggersHold(db, holding) }),
    kept_out: suppression,
    audience_id,
    ...(search !== undefined && { search }),
    now: holding.now,
    timezone: holding.site_timezone,
  }
}

/** The date occurrence that some of these leads enter by: each occurrence enrolls once, by hand or by trigger. */
export async function findCauses(
  db: Db,
  holding: HoldContext,
  { cause }: Pick<Whom, 'cause'>,
  lead_ids: readonly string[],
): Promise<Map<string, string>> {
  const causes = new Map<string, string>()
  if (cause !== 'publication') return causes
  for (const trigger of holding.document.triggers) {
    if (trigger.type !== 'date_field') continue
    const today = await datesToday(db, trigger, holding)
    for (const [lead_id, cause_event] of await causesToday(db, today, lead_ids)) causes.set(lead_id, cause_event)
  }
  return causes
}
