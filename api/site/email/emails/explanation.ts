/** Why a person got a mail, or did not: gathered from what was recorded when it happened, nothing worked out anew. */
import { toInstant } from '../../../platform/clock.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { findRun, recordOfRun } from '../../automation/runs/rules.ts'
import { findLead } from '../../contacts/leads/rules.ts'
import { type CheckName, checkNames, type SkipReason, skipReasons } from './checks.ts'
import * as store from './store.ts'

type Db = Handle<'site'>
type CheckResult = 'passed' | 'failed' | 'not_reached' | 'not_needed'

const onlyMarketing = new Set<CheckName>([
  'subscribed',
  'confirmed',
  'consent',
  'within_cap',
  'postal_address',
  'in_time',
])
const waits: Record<string, CheckName> = { paused: 'not_paused', late: 'in_time', day_off: 'open_minute' }

/** The checks before the hand-off and how each came out; one that failed ended them. */
export function checksOf(row: store.EmailRow, category: 'marketing' | 'transactional') {
  const failed = failedCheck(row)
  const reached = failed !== undefined || row.attempts > 0
  let open = reached
  return checkNames.map(name => {
    let result: CheckResult = open ? 'passed' : 'not_reached'
    if (name === failed) {
      result = 'failed'
      open = false
    } else if (category === 'transactional' && onlyMarketing.has(name)) result = 'not_needed'
    else if (name === 'text_ready' && row.ai_step_id === null) result = 'not_needed'
    return { name, result }
  })
}

function failedCheck({ state, reason }: store.EmailRow): CheckName | undefined {
  if (reason === null) return undefined
  return state === 'skipped' ? skipReasons[reason as SkipReason] : waits[reason]
}

/** Who, from which submission, on which consent, enrolled by what, and each decision of the run. */
export async function explained(db: Db, row: store.EmailRow) {
  const lead = await findLead(db, row.lead_id)
  const run = row.run_id === null ? undefined : await findRun(db, row.run_id)
  const submission = await store.submissionFor(db, row.lead_id, run?.submission_id ?? null)
  const consent = await store.consentFor(db, row.lead_id, row.consent_id)
  const entries = row.run_id === null ? [] : await recordOfRun(db, row.run_id)
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
    entries: entries.map(entry => ({
      sequence: entry.sequence,
      at: toInstant(entry.at),
      step_id: entry.step_id,
      kind: entry.kind,
      reason: entry.reason,
      detail: entry.detail,
      ...(entry.facts && { facts: entry.facts }),
    })),
  }
}
