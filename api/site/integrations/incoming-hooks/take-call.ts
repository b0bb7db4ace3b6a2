/** Makes a lead of a call, by the rules of a form's submission: address checks, consent as the call states it, double opt-in. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type ConsentFacts, confirmationWanted, hasLeftElsewhere } from '../../contacts/confirmations/rules.ts'
import { recordConsent } from '../../contacts/consents/rules.ts'
import { fromStored } from '../../contacts/custom-fields/rules.ts'
import { type Suppressing, takeStatus } from '../../contacts/email-status/rules.ts'
import { type Candidate, fileTags, makeTags } from '../../contacts/imports/rules.ts'
import { confirmEmailJob } from '../../contacts/lead-quality/jobs.ts'
import type { Quality, QualityRules } from '../../contacts/lead-quality/rules.ts'
import type { Origin } from '../../contacts/lead-records/rules.ts'
import { captureLead, type LeadCapture } from '../../contacts/leads/rules.ts'
import type { ForbiddingStatus } from '../../contacts/mailability/rules.ts'
import { incomingHookLeadCaptured } from './events.ts'
import type { CallRow, HookRow } from './store.ts'

type Db = Handle<'site'>

export interface CallContext {
  hook: HookRow
  call: CallRow
  candidate: Candidate
  quality: Quality
  rules: QualityRules
  origin: Origin
  suppressions: Suppressing
}

const forbidding: ReadonlySet<string> = new Set<ForbiddingStatus>(['opted_out', 'bounced', 'complained', 'suppressed'])
const forbids = (status: string): status is ForbiddingStatus => forbidding.has(status)

const toValues = ({ own, custom }: Candidate) => ({
  ...own,
  ...Object.fromEntries(custom.map(({ field, ...stored }) => [field.name, fromStored(field.type, stored)])),
})

export async function takeCall(tx: Db, taking: CallContext, context: WriteContext): Promise<LeadCapture> {
  const { hook, call, candidate, quality, rules, origin, suppressions } = taking
  const { consent } = candidate
  const agreed = consent.standing === 'subscribed'
  const wish = {
    agreed,
    declined: consent.standing !== null && !agreed,
    confirmation: rules.email_confirmation,
  } satisfies Omit<ConsentFacts, 'left_elsewhere'>
  const taken = await captureLead(
    tx,
    {
      ...{ email: candidate.email, values: toValues(candidate), overwrite: hook.overwrite },
      ...{ tag_ids: await tagsFor(tx, taking, context), audience_ids: hook.audience_ids },
      ...{ source: 'incoming_hook', source_id: hook.id, subscribed: agreed, quality, origin },
      confirm: wish.confirmation && !wish.declined,
    },
    context,
  )
  const { lead } = taken
  if (agreed) await recordAgreement(tx, lead.id, taking, context)
  if (forbids(consent.status)) {
    const at = consent.withdrawn_at ? { at: new Date(consent.withdrawn_at.at).toISOString() } : {}
    await takeStatus(tx, lead, { address: candidate.email, status: consent.status, ...at }, suppressions, context)
  }
  const left_elsewhere = agreed && (await hasLeftElsewhere(tx, lead.id, suppressions))
  if (confirmationWanted(lead, { ...wish, left_elsewhere }, context.now()))
    await enqueue(tx, confirmEmailJob, { subject_id: lead.id }, context.now())
  const data = { incoming_hook_id: hook.id, incoming_call_id: call.id, lead_created: taken.created }
  await context.emit(tx, incomingHookLeadCaptured, { subject_id: hook.id, lead_id: lead.id, data })
  return taken
}

/** The hook's own tags, and those that the call names. */
async function tagsFor(tx: Db, { hook, candidate }: CallContext, context: WriteContext): Promise<string[]> {
  const tags = await fileTags(tx, [candidate], { made: [], newId: context.newId })
  const ids = [...new Set([...hook.tag_ids, ...tags.of(candidate)])]
  await makeTags(tx, tags.newAmong(ids), context)
  return ids
}

/** With the text that the form shows; where nobody said it, with what it sent. */
async function recordAgreement(
  tx: Db,
  lead_id: string,
  { hook, candidate }: CallContext,
  context: WriteContext,
): Promise<void> {
  const { given_at, given_ip, source, evidence } = candidate.consent
  const text = [hook.consent_text, source].filter(part => part !== '').join(' · ') || evidence
  await recordConsent(
    tx,
    {
      ...{ lead_id, text, text_version: hook.version, locale: null, page_url: null },
      ...{ place: hook.id, method: 'incoming_hook', ip: given_ip, at: given_at },
    },
    context,
  )
}
