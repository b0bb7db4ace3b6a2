/** Why a person got an email or did not, from what was recorded at the time; nothing is recomputed. */

import type { Handle } from '../../../platform/database/handle.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { broadcastOfEmail } from '../../email/broadcasts/rules.ts'
import type { EmailRow } from '../../email/emails/rules.ts'
import { findRun, recordOfRun } from '../runs/rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>
/** Who, from which submission, on which consent, enrolled by what, and each decision of the run. */
export async function explained(db: Db, row: EmailRow) {
  const lead = await findLead(db, row.lead_id)
  const run = row.run_id === null ? undefined : await findRun(db, row.run_id)
  const submission = await store.submissionFor(db, row.lead_id, run?.submission_id ?? null)
  const consent = await store.consentFor(db, row.lead_id, row.consent_id)
  const entries = row.run_id === null ? [] : await recordOfRun(db, row.run_id)
  const broadcast = await broadcastOfEmail(db, row.broadcast_id)
  const name = [lead?.first_name, lead?.last_name].filter(Boolean).join(' ')
  return {
    ...(lead && { lead: { id: lead.id, email: lead.email, name } }),
    ...(submission && {
      submission: {
        id: submission.id,
        popup_id: submission.popup_id,
        popup_name: submission.popup_name,
        at: toInstant(submission.at),
        page_url: submission.page_url,
        values: submission.values,
      },
    }),
    ...(consent && {
      consent: {
        id: consent.id,
        at: toInstant(consent.at),
        text: consent.text,
        text_version: consent.text_version,
        method: consent.method,
        place: consent.place,
        page_url: consent.page_url,
      },
    }),
    ...(run && {
      enrollment: {
        run_id: run.id,
        journey_id: run.journey_id,
        journey_name: await store.nameOfJourney(db, run.journey_id),
        journey_version: run.journey_version,
        cause: run.cause,
        event: run.cause_event === null ? null : await store.nameOfEvent(db, row.lead_id, run.cause_event),
        at: toInstant(run.enrolled_at),
      },
    }),
    ...(broadcast && {
      broadcast: {
        id: broadcast.id,
        name: broadcast.name,
        audiences: await store.namesOfAudiences(db, broadcast.recipients.audience_ids),
        by_filter: broadcast.recipients.filter !== undefined,
        resend_of: broadcast.resend_of,
        at: toInstantOrNull(broadcast.started_at),
      },
    }),
    entries: entries.map(entry => ({
      sequence: entry.sequence,
      at: toInstant(entry.at),
      step_id: entry.step_id,
      type: entry.type,
      reason: entry.reason,
      detail: entry.detail,
      ...(entry.facts && { facts: entry.facts }),
    })),
  }
}
