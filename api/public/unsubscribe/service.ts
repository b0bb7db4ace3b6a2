/** The pages on which people leave the list and come back, and what their buttons do. */
import { actInSite } from '../../platform/acting.ts'
import type { Context, SiteFacts } from '../../platform/context.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { invalidLink } from '../../platform/link-page.ts'
import { relayMail } from '../../platform/mail/relay.ts'
import { messageOf } from '../../platform/messages/messages.ts'
import { type LinkPurpose, linkToken, readLink, type SignedLink } from '../../platform/signed-link.ts'
import { visitorPage } from '../../platform/visitor-page.ts'
import { findLead, resubscribeLead, unsubscribeLead } from '../../site/contacts/leads/rules.ts'
import { markUnsubscribed } from '../../site/email/emails/rules.ts'
import { unsubscribeTexts } from '../../site/email/unsubscribe-page/rules.ts'
import * as contract from './contract.ts'
import { unsubscribeLimits } from './limits.ts'

type Texts = Awaited<ReturnType<typeof unsubscribeTexts>>
const asking = { per_minute: 1, burst: 3 }

/** Opens a link and what it concerns, or shows that it is not one. */
async function withLink(
  context: Context,
  purpose: LinkPurpose,
  token: string,
  show: (link: SignedLink, texts: Texts) => Promise<Response>,
): Promise<Response> {
  const link = await readLink(context.installation, purpose, token)
  if (!link) return invalidLink(context)
  const database = await context.installation.databases.site(link.site.id)
  return show(link, await database.read(db => unsubscribeTexts(db, link.site.language)))
}

const left = (site: SiteFacts, texts: Texts, token: string) =>
  visitorPage({
    locale: site.language,
    site,
    title: texts.prompt_title,
    paragraphs: [texts.success_text],
    buttons: [
      {
        action: `/v1/public/unsubscribe/${token}/resubscribe`,
        label: texts.resubscribe_button_text,
        above: texts.resubscribe_message,
        second: true,
      },
    ],
  })

export const showUnsubscribe = endpoint(contract.showUnsubscribe, ({ params }, context) =>
  withLink(context, 'unsubscribe', params.token, async ({ site, parts }, texts) => {
    const database = await context.installation.databases.site(site.id)
    const lead = await database.read(db => findLead(db, parts[1] ?? ''))
    if (!lead || lead.unsubscribed_at !== null) return left(site, texts, params.token)
    return visitorPage({
      locale: site.language,
      site,
      title: texts.prompt_title,
      paragraphs: [texts.prompt_text, texts.message],
      buttons: [{ action: `/v1/public/unsubscribe/${params.token}`, label: texts.button_text }],
    })
  }),
)

export const unsubscribe = endpoint(contract.unsubscribe, ({ params }, context) =>
  withLink(context, 'unsubscribe', params.token, async ({ site, parts }, texts) => {
    const [email_id = '', lead_id = ''] = parts
    const body = Buffer.from(context.request.body).toString('latin1')
    const cause = /List-Unsubscribe/i.test(body) ? 'one_click' : 'link'
    await actInSite(context.installation, site, async (tx, acting) => {
      if (await unsubscribeLead(tx, lead_id, { cause, email_id }, acting)) {
        await markUnsubscribed(tx, email_id, acting.now())
      }
    })
    return left(site, texts, params.token)
  }),
)

/** The mail goes to the lead's own address: who holds an old mail of somebody else cannot bring them back. */
export const askToResubscribe = endpoint(contract.askToResubscribe, ({ params }, context) =>
  withLink(context, 'unsubscribe', params.token, async ({ site, parts }, texts) => {
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
      const subject = messageOf(site.language, 'mail.resubscribe.subject', values)
      const text = messageOf(site.language, 'mail.resubscribe.text', values)
      await relayMail(tx, newId('email'), { to: lead.email, subject, text, link, valid_until }, now())
    })
    return visitorPage({
      locale: site.language,
      site,
      title: texts.resubscribe_button_text,
      paragraphs: [texts.confirmation_message],
    })
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
  withLink(context, 'resubscribe', params.token, async (link, texts) => {
    const { site } = link
    if (await expired(context, link)) return tooLate(context, site)
    return visitorPage({
      locale: site.language,
      site,
      title: texts.resubscribe_button_text,
      paragraphs: [messageOf(site.language, 'page.resubscribe.text', { site: site.name })],
      buttons: [{ action: `/v1/public/resubscribe/${params.token}`, label: texts.resubscribe_button_text }],
    })
  }),
)

export const resubscribe = endpoint(contract.resubscribe, ({ params }, context) =>
  withLink(context, 'resubscribe', params.token, async (link, texts) => {
    const { site, parts } = link
    if (await expired(context, link)) return tooLate(context, site)
    const text = messageOf(site.language, 'page.resubscribe.text', { site: site.name })
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
          locale: site.language,
          ip: context.request.ip || null,
        },
        acting,
      ),
    )
    return visitorPage({
      locale: site.language,
      site,
      title: texts.resubscribe_button_text,
      paragraphs: [messageOf(site.language, 'page.resubscribe.done', { site: site.name })],
    })
  }),
)
