/** Enrolling many leads at once: beginning it, and which leads it wants. The work itself is in jobs.ts. */
import type { InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type LeadsWanted, lastLeadId } from '../../contacts/leads/rules.ts'
import { causesToday } from './date-store.ts'
import { type EnrollmentRow, insertEnrollment } from './enrollments-store.ts'
import { datesToday, type Holding, triggersHold } from './trigger-holds.ts'

type Db = Handle<'site'>
export const enrollExistingKind = 'enroll_existing'

type Which = Partial<Pick<EnrollmentRow, 'filter' | 'audience_id'>>

/** Whom an enrollment means. */
export type Whom = Pick<EnrollmentRow, 'cause'> & Which

/**
 * Whom an enrollment wants, the only place that says so: of those that the journey lets in, on a publication those for whom
 * a trigger holds now, and in bulk those that the owner chose.
 */
export async function wantedBy(db: Db, holding: Holding, { cause, filter, audience_id }: Whom): Promise<LeadsWanted> {
  const { enrollment_criteria, suppression } = holding.document
  return {
    wanted: [enrollment_criteria, filter ?? undefined].filter(one => one !== undefined),
    ...(cause === 'publication' && { one_of: await triggersHold(db, holding) }),
    kept_out: suppression,
    audience_id: audience_id ?? undefined,
  }
}

/** What else is known of why some of these leads enter: a date of today enrolls each once, whoever enrolls them. */
export async function causesOf(
  db: Db,
  holding: Holding,
  { cause }: Whom,
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

/** Begins to enroll the leads that there are now. */
export async function beginEnrollment(
  tx: Db,
  journey_id: string,
  cause: EnrollmentRow['cause'],
  { filter = null, audience_id = null }: Which,
  { newId, now }: Pick<InAction, 'newId' | 'now'>,
): Promise<EnrollmentRow> {
  const row: EnrollmentRow = {
    id: newId('enrollment'),
    journey_id,
    cause,
    filter,
    audience_id,
    until: (await lastLeadId(tx)) ?? '',
    after: '',
    matching_leads: null,
    enrolled_leads: 0,
    status: 'running',
    created_at: now(),
  }
  await insertEnrollment(tx, row)
  await enqueue(tx, { kind: enrollExistingKind, subject_id: row.id, due_at: now() }, now())
  return row
}
