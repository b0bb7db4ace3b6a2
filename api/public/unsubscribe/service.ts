/** The pages for unsubscribing and resubscribing, and their buttons. */
import { actInSite } from '../../platform/acting.ts'
import type { Context, SiteFacts } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { invalidLink } from '../../platform/link-page.ts'
import { relayMail } from '../../platform/mail/relay.ts'
import { messageOf } from '../../platform/messages/messages.ts'
import { type LinkPurpose, linkToken, readLink, type SignedLink } from '../../platform/signed-link.ts'
import { visitorPage } from '../../platform/visitor-page.ts'
import { languageFor } from '../../site/contacts/leads/fields.ts'
import { findLead, type LeadRow, resubscribeLead, unsubscribeLead } from '../../site/contacts/leads/rules.ts'
import { markUnsubscribed } from '../../site/email/emails/rules.ts'
import {
  askedPage,
  choicesOf,
  leavingPage,
  leftPage,
  presentPage,
  type ShownPage,
  savePreferences as saveChoices,
  unsubscribeTexts,
} from '../../site/email/unsubscribe-page/rules.ts'
import * as contract from './contract.ts'
import { unsubscribeLimits } from './limits.ts'

const asking = { per_minute: 1, burst: 3 }

interface Opened extends SignedLink {
  database: Database<'site'>
  lead: LeadRow | undefined
  page: ShownPage
}

/** Reads a link and its lead, or answers the page for an invalid link. */
async function withLink(
  context: Context,
  { purpose, token, lead_at }: { purpose: LinkPurpose; token: string; lead_at: 0 | 1 },
  show: (opened: Opened) => Promise<Response>,
): Promise<Response> {
  const link = await readLink(context.installation, purpose, token)
  if (!link) return invalidLink(context)
  const { site, parts } = link
  const database = await context.installation.databases.site(site.id)
  const opened = await database.read(async db => {
    const lead = await findLead(db, parts[lead_at] ?? '')
    const locale = lead ? languageFor(lead, site) : site.language
    return { lead, page: { site, locale, texts: await unsubscribeTexts(db, locale), path: pathOf(token) } }
  })
  return show({ ...link, ...opened, database })
}

const pathOf = (token: string): string => `/v1/public/unsubscribe/${token}`
const leaving = (token: string) => ({ purpose: 'unsubscribe', token, lead_at: 1 }) as const
const returning = (token: string) => ({ purpose: 'resubscribe', token, lead_at: 0 }) as const

/** To one who has left, how to come back; else the question, with what they may choose instead. */
async function pageNow({ database, lead, page }: Opened, isSaved = false): Promise<Response> {
  if (!lead || lead.unsubscribed_at !== null) return leftPage(page)
  const choices = await database.read(async db => choicesOf(db, await presentPage(db), page.locale, lead.id))
  return leavingPage(page, { choices, isSaved })
}

export const showUnsubscribe = endpoint(contract.showUnsubscribe, ({ params }, context) =>
  withLink(context, leaving(params.token), opened => pageNow(opened)),
)

export const unsubscribe = endpoint(contract.unsubscribe, ({ params }, context) =>
  withLink(context, leaving(params.token), async ({ site, parts, page }) => {
    const [email_id = '', lead_id = ''] = parts
    const body = Buffer.from(context.request.body).toString('latin1')
    const cause = /List-Unsubscribe/i.test(body) ? 'one_click' : 'link'
    await actInSite(context.installation, site, async (tx, acting) => {
      if (await unsubscribeLead(tx, lead_id, { cause, email_id }, acting)) {
        await markUnsubscribed(tx, email_id, acting.now())
      }
    })
    return leftPage(page)
  }),
)

/** One who has left chooses nothing: coming back takes the email that confirms it. */
export const savePreferences = endpoint(contract.savePreferences, ({ params }, context) =>
  withLink(context, leaving(params.token), async opened => {
    const { site, lead } = opened
    if (lead && lead.unsubscribed_at === null) {
      const form = new URLSearchParams(Buffer.from(context.request.body).toString('utf8'))
      const [shown, kept] = [new Set(form.getAll('shown')), new Set(form.getAll('keep'))]
      await actInSite(context.installation, site, (tx, acting) => saveChoices(tx, lead.id, { shown, kept }, acting))
    }
    return pageNow(opened, true)
  }),
)

/** The email goes to the lead's own address, so that somebody with an old forwarded email cannot resubscribe them. */
export const askToResubscribe = endpoint(contract.askToResubscribe, ({ params }, context) =>
  withLink(context, leaving(params.token), async ({ site, parts, page }) => {
    const { installation } = context
    const lead_id = parts[1] ?? ''
    installation.rateLimits.demand('resubscribe', `${site.id} ${lead_id}`, asking)
    const key = await installation.databases.siteKey(site.id)
    await actInSite(context.installation, site, async (tx, { now, newId }) => {
      const lead = await findLead(tx, lead_id)
      if (!lead || lead.mailability === 'subscribed') return
      const valid_until = now() + unsubscribeLimits.resubscribe_link_hours * 3_600_000
      const token = linkToken(key, 'resubscribe', site.id, [lead.id, String(valid_until)])
      const link = `${installation.config.public_url}/v1/public/resubscribe/${token}`
      const values = { site: site.name, link }
      const subject = messageOf(page.locale, 'mail.resubscribe.subject', values)
      const text = messageOf(page.locale, 'mail.resubscribe.text', values)
      await relayMail(tx, newId('email'), { to: lead.email, subject, text, link, valid_until }, now())
    })
    return askedPage(page)
  }),
)

/** Whether its time is over, or the person has left the list since it was asked for. */
async function expired({ installation }: Context, { site, parts }: SignedLink): Promise<boolean> {
  const [lead_id = '', until] = parts
  if (installation.clockOf(site).now() > Number(until)) return true
  const asked_at = Number(until) - unsubscribeLimits.resubscribe_link_hours * 3_600_000
  const database = await installation.databases.site(site.id)
  const lead = await database.read(db => findLead(db, lead_id))
  return (lead?.unsubscribed_at ?? 0) > asked_at
}

const tooLate = (context: Context, site: SiteFacts) =>
  invalidLink(context, { locale: site.language, site, text: 'page.link_expired.text' })

export const showResubscribe = endpoint(contract.showResubscribe, ({ params }, context) =>
  withLink(context, returning(params.token), async link => {
    const { site, page } = link
    if (await expired(context, link)) return tooLate(context, site)
    return visitorPage({
      locale: page.locale,
      site,
      title: page.texts.resubscribe_button_text,
      paragraphs: [messageOf(page.locale, 'page.resubscribe.text', { site: site.name })],
      buttons: [{ action: `/v1/public/resubscribe/${params.token}`, label: page.texts.resubscribe_button_text }],
    })
  }),
)

export const resubscribe = endpoint(contract.resubscribe, ({ params }, context) =>
  withLink(context, returning(params.token), async link => {
    const { site, parts, page } = link
    if (await expired(context, link)) return tooLate(context, site)
    const text = messageOf(page.locale, 'page.resubscribe.text', { site: site.name })
    await actInSite(context.installation, site, (tx, acting) =>
      resubscribeLead(
        tx,
        parts[0] ?? '',
        {
          text,
          text_version: 1,
          place: 'email',
          method: 'double_opt_in',
          page_url: null,
          locale: page.locale,
          ip: context.request.ip || null,
        },
        acting,
      ),
    )
    return visitorPage({
      locale: page.locale,
      site,
      title: page.texts.resubscribe_button_text,
      paragraphs: [messageOf(page.locale, 'page.resubscribe.done', { site: site.name })],
    })
  }),
)
