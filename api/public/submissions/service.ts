/** Takes a form's submission: the hot path. Slow work and reads happen before the write queue; then one transaction. */
import type { Context } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action } from '../../platform/features/endpoint.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { problem } from '../../platform/problem/problem.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import { campaignLimits } from '../../site/capture/campaigns/limits.ts'
import { askedNames, mappedValues } from '../../site/capture/campaigns/rules.ts'
import { requireAllowedHost } from '../../site/capture/hosts/rules.ts'
import { countTrapped, type LivePopup, liveSite } from '../../site/capture/popups/rules.ts'
import { formSubmitted } from '../../site/capture/submissions/events.ts'
import { submissionLimits } from '../../site/capture/submissions/limits.ts'
import { insertSubmission } from '../../site/capture/submissions/rules.ts'
import {
  type ConsentFacts,
  confirmationWanted,
  hasLeftElsewhere,
  mustConfirm,
} from '../../site/contacts/confirmations/rules.ts'
import { recordConsent } from '../../site/contacts/consents/rules.ts'
import { confirmEmailJob } from '../../site/contacts/lead-quality/jobs.ts'
import { type Quality, qualityErrors, verifyEmail } from '../../site/contacts/lead-quality/rules.ts'
import type { Origin } from '../../site/contacts/lead-records/rules.ts'
import { type Capture, captureLead, type LeadCapture } from '../../site/contacts/leads/rules.ts'
import { linkVisitor, rememberHost } from '../../site/contacts/visitors/rules.ts'
import { downloadUrl } from '../../site/content/files/rules.ts'
import { statedSuppressions } from '../../site/email/suppressions/rules.ts'
import { type PageFinder, pageFinder } from '../../site/website/pages/rules.ts'
import { answersVisitors } from '../demo/rules.ts'
import { claimUrl } from '../sandbox-entries/rules.ts'
import { type Answers, readAnswers } from './answers.ts'
import * as contract from './contract.ts'
import { type JudgedConsent, judgeConsent } from './judged-consent.ts'
import { countSubmission, readOrigin } from './origin.ts'
import { pageAddress, shownVariant, siteLocale, storableZone } from './page-facts.ts'

type Body = Input<typeof contract.submitForm>['body']

type Ready =
  | { popup: LivePopup; accepted: SubmissionResult; trap: 'honeypot' | 'too_fast' }
  | {
      popup: LivePopup
      accepted: SubmissionResult
      trap: undefined
      answers: Answers
      consent: JudgedConsent
      locale: Locale | undefined
      quality: Quality
      origin: Origin
      pageAt: PageFinder
      ip: string
    }

/** The same for new and known addresses and for machines; with what the campaign gives for it. */
type SubmissionResult = { accepted: true; download_url?: string; sandbox_url?: string }

async function accept(
  { campaign }: LivePopup,
  { installation, site, now }: Context,
  email: string,
): Promise<SubmissionResult> {
  if (campaign?.sandbox_id !== undefined) {
    const claim = { site_id: site.id, sandbox_id: campaign.sandbox_id, email, now: now() }
    return { accepted: true, sandbox_url: await claimUrl(installation, claim) }
  }
  if (campaign?.file_id === undefined) return { accepted: true }
  const until = now() + campaignLimits.campaign_download_hours * 3_600_000
  return { accepted: true, download_url: await downloadUrl(installation, site.id, campaign.file_id, until) }
}

/** An unknown popup, an unpublished one, an unknown site and a draft look the same. */
async function read({ params, body }: Input<typeof contract.submitForm>, context: Context): Promise<Ready> {
  const { installation, site, request } = context
  const live = answersVisitors(context) ? await liveSite(installation, site) : undefined
  const popup = live?.popups.get(params.popup_id)
  if (!popup) throw problem('site_not_found')
  requireAllowedHost(context, 'submission', body.page_url)
  const trap = trapped(body)
  if (trap) return { popup, trap, accepted: await accept(popup, context, '') }
  const answers = readAnswers(popup, body.values)
  const consent = await judgeConsent({ place: popup.id, consent: popup.consent }, body, context)
  const errors = [...answers.errors, ...consent.errors]
  if (errors.length > 0) throw problem('validation_failed', { errors })
  const quality = await verifyEmail(installation, popup.quality, answers.email)
  const refused = qualityErrors(popup.quality.rules, quality, answers.email)
  if (refused.length > 0) throw problem('validation_failed', { errors: refused })
  const accepted = await accept(popup, context, answers.email)
  return {
    popup,
    accepted,
    trap,
    answers,
    consent,
    locale: siteLocale(body.locale),
    quality,
    origin: await readOrigin(body, context),
    pageAt: await pageFinder(installation, site),
    ip: request.ip,
  }
}

function trapped(body: Body): 'honeypot' | 'too_fast' | undefined {
  if (body.website) return 'honeypot'
  return body.shown_for_ms < submissionLimits.submission_milliseconds_min ? 'too_fast' : undefined
}

/** The consent given, and whether the form uses double opt-in. */
const wishOf = ({ popup, consent }: Sound): Omit<ConsentFacts, 'left_elsewhere'> => ({
  agreed: consent.answer === 'given',
  declined: consent.answer === 'declined',
  confirmation: popup.quality.rules.email_confirmation,
})

/** The form's own tags are the form's; what its campaign adds is the campaign's. */
const tagSource = ({ id, design, campaign }: LivePopup, tag_id: string) =>
  campaign && !design.form.tag_ids.includes(tag_id)
    ? { source: 'campaign' as const, source_id: campaign.id }
    : { source: 'form' as const, source_id: id }

/** A submission that passed the spam traps. */
type Sound = Extract<Ready, { trap: undefined }>

/** The lead that a submission makes or meets. */
function captureOf(
  body: Body,
  { popup, answers, locale, quality, origin }: Sound,
  wish: Omit<ConsentFacts, 'left_elsewhere'>,
): Capture {
  return {
    email: answers.email,
    values: mappedValues(popup.campaign, answers.values),
    tag_ids: popup.tag_ids,
    audience_ids: popup.audience_ids,
    timezone: storableZone(body.timezone),
    language: locale,
    source: 'form',
    source_id: popup.id,
    tag_source: tag_id => tagSource(popup, tag_id),
    overwrite: popup.overwrite,
    subscribed: wish.agreed,
    quality,
    origin,
    confirm: wish.confirmation && !wish.declined,
  }
}

/** The row of a submission. */
function submissionOf(body: Body, { popup, answers, consent }: Sound, taken: LeadCapture) {
  return {
    popup_id: popup.id,
    lead_id: taken.lead.id,
    lead_created: taken.created,
    previous_id: taken.previous_submission_id,
    values: { email: answers.email, ...answers.values, ...answers.former },
    differing: askedNames(popup.campaign, taken.differing),
    unknown: [...askedNames(popup.campaign, taken.unknown), ...Object.keys(answers.former)],
    consent: consent.answer,
    referrer: pageAddress(body.referrer),
    locale: body.locale ?? null,
    variant: shownVariant(popup, body.variant),
    timezone: storableZone(body.timezone) ?? null,
    shown_for_ms: Math.round(body.shown_for_ms),
  }
}

export const submitForm = action(contract.submitForm, read, async (tx, { body }, context, ready) => {
  const { popup, accepted } = ready
  if (ready.trap) {
    await countTrapped(tx, popup.id, ready.trap)
    return accepted
  }
  const { newId, now } = context
  const wish = wishOf(ready)
  const id = newId('submission')
  const taken = await captureLead(tx, { ...captureOf(body, ready, wish), submission_id: id }, context)
  const { lead } = taken
  const page_url = pageAddress(body.page_url)
  await insertSubmission(tx, { id, ...submissionOf(body, ready, taken), page_url, at: now() })
  if (body.visitor_id !== undefined) {
    await linkVisitor(tx, body.visitor_id, lead.id, 'form', now())
    await rememberHost(tx, page_url, now())
  }
  const counted = {
    popup,
    sent: body,
    origin: ready.origin,
    page_id: ready.pageAt(page_url),
    is_new_lead: taken.created,
  }
  await countSubmission(tx, counted, context)
  const { agreement } = ready.consent
  if (agreement) {
    const where = { lead_id: lead.id, place: popup.id, page_url, locale: ready.locale ?? null, ip: ready.ip }
    await recordConsent(tx, { ...agreement, ...where }, context)
  }
  const left_elsewhere = wish.agreed && (await hasLeftElsewhere(tx, lead.id, statedSuppressions))
  const asked = { ...wish, left_elsewhere }
  if (confirmationWanted(lead, asked, now())) {
    await enqueue(tx, confirmEmailJob, { subject_id: lead.id }, now())
  }
  const by_campaign = popup.campaign && { campaign_id: popup.campaign.id }
  const must_confirm = mustConfirm(lead, asked) && { must_confirm: true }
  const data = { popup_id: popup.id, submission_id: id, lead_id: lead.id, ...by_campaign, ...must_confirm }
  await context.emit(tx, formSubmitted, { subject_id: popup.id, lead_id: lead.id, data })
  return accepted
})
