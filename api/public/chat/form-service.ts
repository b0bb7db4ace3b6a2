/** The form of a chat: whoever sends it becomes a lead, with the consent that was read. */
import type { Context } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action } from '../../platform/features/endpoint.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { problem } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import { joinLead, wordOf } from '../../site/assistants/conversations/rules.ts'
import { campaignOfAssistant, followCapture, mappedValues } from '../../site/capture/campaigns/rules.ts'
import { compiledForm } from '../../site/capture/popups/rules.ts'
import { confirmationWanted, hasLeftElsewhere } from '../../site/contacts/confirmations/rules.ts'
import { recordConsent } from '../../site/contacts/consents/rules.ts'
import { confirmEmailJob } from '../../site/contacts/lead-quality/jobs.ts'
import { qualityErrors, verifyEmail } from '../../site/contacts/lead-quality/rules.ts'
import { captureLead } from '../../site/contacts/leads/rules.ts'
import { linkVisitor } from '../../site/contacts/visitors/rules.ts'
import { statedSuppressions } from '../../site/email/suppressions/rules.ts'
import { claimUrl } from '../sandbox-entries/rules.ts'
import { judgeConsent, originOf, pageAddress, readAnswers, siteLocale } from '../submissions/rules.ts'
import { countInChat } from './campaign-counts.ts'
import * as contract from './contract.ts'
import { requireSecret, shownConversation, talkingAssistant } from './conversation.ts'

type FormInput = Input<typeof contract.submitChatForm>

async function read({ params, body }: FormInput, context: Context) {
  await requireSecret(context, params.conversation_id)
  const { installation, site, request } = context
  const database = await installation.databases.site(site.id)
  const found = await database.read(async db => {
    const row = await shownConversation(db, params.conversation_id)
    const assistant = await talkingAssistant(db, row.assistant_id)
    const { form } = assistant.published.quick_form
    const campaign = await campaignOfAssistant(db, assistant.id)
    const own = await compiledForm(db, form, assistant.published_version ?? 1, site)
    const quality = campaign ? { ...own.quality, rules: campaign.quality } : own.quality
    return { row, assistant, campaign, form: { ...own, quality } }
  })
  const { row, form } = found
  const text = wordOf(found.assistant.published, row.language, 'form_thank_you')
  const accept = async (email: string) => {
    const { sandbox_id } = found.campaign ?? {}
    const claim = sandbox_id && { site_id: site.id, sandbox_id, email, now: context.now() }
    return { accepted: true as const, text, ...(claim && { sandbox_url: await claimUrl(installation, claim) }) }
  }
  if (body.website) return { ...found, accepted: await accept(''), trapped: true as const }
  const answers = readAnswers(form, body.values)
  const consent = await judgeConsent({ place: found.assistant.id, consent: form.consent }, body, context)
  const errors = [...answers.errors, ...consent.errors]
  if (errors.length > 0) throw problem('validation_failed', { errors })
  const quality = await verifyEmail(installation, form.quality, answers.email)
  const refused = qualityErrors(form.quality.rules, quality, answers.email)
  if (refused.length > 0) throw problem('validation_failed', { errors: refused })
  const sent = { page_url: body.page_url ?? row.page_url ?? '', referrer: body.referrer, timezone: body.timezone }
  const origin = await originOf({ ...sent, visitor_id: row.visitor_id ?? undefined }, context)
  const accepted = await accept(answers.email)
  return { ...found, accepted, trapped: false as const, answers, consent, quality, origin, sent, ip: request.ip }
}

export const submitChatForm = action(contract.submitChatForm, read, async (tx, { params, body }, context, ready) => {
  if (ready.trapped) return ready.accepted
  const { form, answers, consent, quality, origin, assistant, campaign } = ready
  const row = await shownConversation(tx, params.conversation_id)
  const [agreed, declined] = [consent.answer === 'given', consent.answer === 'declined']
  const wish = { agreed, declined, confirmation: form.quality.rules.email_confirmation }
  const { lead, created } = await captureLead(
    tx,
    {
      email: answers.email,
      values: mappedValues(campaign, answers.values),
      tag_ids: [...new Set([...form.tag_ids, ...(campaign?.tag_ids ?? [])])],
      audience_ids: [...new Set([...form.audience_ids, ...(campaign?.audience_ids ?? [])])],
      language: siteLocale(body.locale),
      source: 'form',
      source_id: assistant.id,
      tag_source: tag_id =>
        campaign && !form.tag_ids.includes(tag_id)
          ? { source: 'campaign', source_id: campaign.id }
          : { source: 'form', source_id: assistant.id },
      overwrite: form.overwrite,
      subscribed: agreed,
      quality,
      origin,
      confirm: wish.confirmation && !declined,
    },
    context,
  )
  if (row.visitor_id !== null) await linkVisitor(tx, row.visitor_id, lead.id, 'form', context.now())
  if (consent.agreement) {
    const page_url = pageAddress(ready.sent.page_url)
    const where = { lead_id: lead.id, place: assistant.id, page_url, locale: siteLocale(body.locale) ?? null }
    await recordConsent(tx, { ...consent.agreement, ...where, ip: ready.ip }, context)
  }
  const left_elsewhere = agreed && (await hasLeftElsewhere(tx, lead.id, statedSuppressions))
  if (confirmationWanted(lead, { ...wish, left_elsewhere }, context.now())) {
    await enqueue(tx, confirmEmailJob, { subject_id: lead.id }, context.now())
  }
  const { page_url } = ready.sent
  const sent = {
    what: 'submitted' as const,
    assistant_id: assistant.id,
    campaign,
    origin,
    page_url,
    is_new_lead: created,
  }
  await countInChat(tx, sent, context)
  if (campaign) {
    const at = context.now()
    await followCapture(tx, { campaign_id: campaign.id, lead_id: lead.id, at }, at)
  }
  const email_key = emailKey(answers.email)
  await joinLead(tx, row, { lead_id: lead.id, by: 'form', email_key }, context)
  return ready.accepted
})
