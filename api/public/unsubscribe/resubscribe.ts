/** The page behind the link of the email that brings somebody back, and its button. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { readLink, type SignedLink } from '../../platform/features/signed-link.ts'
import { actInSite } from '../../platform/features/write-context.ts'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import { confirmLead } from '../../site/contacts/confirmations/rules.ts'
import { languageFor } from '../../site/contacts/lead-records/fields.ts'
import type { LeadRow } from '../../site/contacts/lead-records/rules.ts'
import { loadPresentLead } from '../../site/contacts/leads/rules.ts'
import { endUnsubscriptions } from '../../site/email/suppressions/rules.ts'
import { unsubscribeTexts } from '../../site/email/unsubscribe-page/rules.ts'
import * as contract from './contract.ts'
import { unsubscribeLimits } from './limits.ts'

/** The lead that may come back; undefined once the time is over, the address another, or the person left since. */
async function loadReturning(db: Handle<'site'>, { parts }: SignedLink, now: number): Promise<LeadRow | undefined> {
  const [lead_id = '', until, email_key] = parts
  const lead = await loadPresentLead(db, lead_id)
  const asked_at = Number(until) - unsubscribeLimits.resubscribe_link_hours * 3_600_000
  if (!lead || lead.email_key !== email_key || now > Number(until)) return undefined
  return (lead.unsubscribed_at ?? 0) > asked_at ? undefined : lead
}

interface ReturnLink extends SignedLink {
  locale: Locale
  title: string
}

async function withReturning(
  context: Context,
  token: string,
  show: (returning: ReturnLink) => Promise<Response>,
): Promise<Response> {
  const { installation } = context
  const link = await readLink(installation, 'resubscribe', token)
  if (!link) return invalidLink(context)
  const { site } = link
  const database = await installation.databases.site(site.id)
  const returning = await database.read(async db => {
    const lead = await loadReturning(db, link, installation.clockOf(site).now())
    if (!lead) return undefined
    const locale = languageFor(lead, site)
    return { ...link, locale, title: (await unsubscribeTexts(db, locale)).resubscribe_button_text }
  })
  return returning ? show(returning) : expired(context, link)
}

const expired = (context: Context, { site }: SignedLink) =>
  invalidLink(context, { locale: site.language, site, text: 'page.link_expired.text' })

const wish = ({ site, locale }: ReturnLink): string => messageOf(locale, 'page.resubscribe.text', { site: site.name })

export const showResubscribe = endpoint(contract.showResubscribe, ({ params }, context) =>
  withReturning(context, params.token, async returning => {
    const { site, locale, title } = returning
    const action = `/v1/public/resubscribe/${params.token}`
    return visitorPage({ locale, site, title, paragraphs: [wish(returning)], buttons: [{ action, label: title }] })
  }),
)

export const resubscribe = endpoint(contract.resubscribe, ({ params }, context) =>
  withReturning(context, params.token, async returning => {
    const { site, locale, title } = returning
    const ip = context.request.ip || null
    const proof = { text: wish(returning), locale, ip }
    const lead = await actInSite(context.installation, site, async (tx, acting) => {
      const lead = await loadReturning(tx, returning, acting.now())
      // The link proves the address as well as that of a form’s mail does.
      if (!lead) return undefined
      await confirmLead(tx, lead, proof, acting)
      await endUnsubscriptions(tx, lead, acting)
      return lead
    })
    if (!lead) return expired(context, returning)
    const done = messageOf(locale, 'page.resubscribe.done', { site: site.name })
    return visitorPage({ locale, site, title, paragraphs: [done] })
  }),
)
