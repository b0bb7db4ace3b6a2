/** Enrolling many leads at once: beginning it, and which leads it wants. The work itself is in jobs.ts. */
import type { InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type LeadsWanted, lastLeadId } from '../../contacts/leads/rules.ts'
import type { JourneyDocument } from './document.ts'
import { type EnrollmentRow, insertEnrollment } from './enrollments-store.ts'

export const enrollExistingKind = 'enroll_existing'

type Which = Partial<Pick<EnrollmentRow, 'filter' | 'audience_id'>>

/** Whom an enrollment wants: those that the journey lets in, and of them those that were asked for. */
export const wantedBy = (
  { enrollment_criteria, suppression }: JourneyDocument,
  { filter, audience_id }: Which,
): LeadsWanted => ({
  wanted: [enrollment_criteria, filter ?? undefined].filter(one => one !== undefined),
  kept_out: suppression,
  audience_id: audience_id ?? undefined,
})

/** Begins to enroll the leads that there are now. */
export async function beginEnrollment(
  tx: Handle<'site'>,
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
