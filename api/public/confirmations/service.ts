/** The page behind the link of a confirmation mail, and its button. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { readLink, type SignedLink } from '../../platform/features/signed-link.ts'
import { actInSite } from '../../platform/features/write-context.ts'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import { confirmLead, hasLeftElsewhere, isConfirmed, leadOfLink } from '../../site/contacts/confirmations/rules.ts'
import { languageFor } from '../../site/contacts/lead-records/fields.ts'
import type { LeadRow } from '../../site/contacts/lead-records/rules.ts'
import { endUnsubscriptions, statedSuppressions } from '../../site/email/suppressions/rules.ts'
import * as contract from './contract.ts'

const done = (link: SignedLink, locale: Locale) =>
  visitorPage({
    locale,
    site: link.site,
    title: messageOf(locale, 'page.confirm.done_title'),
    paragraphs: [messageOf(locale, 'page.confirm.done', { site: link.site.name })],
  })

const wish = ({ site }: SignedLink, lead: LeadRow, locale: Locale): string =>
  messageOf(locale, 'page.confirm.text', { site: site.name, email: lead.email })

/** Whether the button would change nothing. */
const isDone = async (db: Handle<'site'>, lead: LeadRow): Promise<boolean> =>
  isConfirmed(lead) && !(await hasLeftElsewhere(db, lead.id, statedSuppressions))

interface ConfirmationLink {
  link: SignedLink
  lead: LeadRow
  locale: Locale
  is_done: boolean
}

/** Opens a link with its lead, or shows that it is not one. */
async function withLead(
  context: Context,
  token: string,
  show: (opened: ConfirmationLink) => Promise<Response>,
): Promise<Response> {
  const { installation } = context
  const link = await readLink(installation, 'confirm', token)
  if (!link) return invalidLink(context)
  const at = installation.clockOf(link.site).now()
  const database = await installation.databases.site(link.site.id)
  const found = await database.read(async db => {
    const lead = await leadOfLink(db, link.parts, at)
    return lead && { lead, is_done: await isDone(db, lead) }
  })
  return found
    ? show({ ...found, link, locale: languageFor(found.lead, link.site) })
    : invalidLink(context, { site: link.site, text: 'page.confirm.expired' })
}

export const showConfirmation = endpoint(contract.showConfirmation, ({ params }, context) =>
  withLead(context, params.token, async ({ link, lead, locale, is_done }) => {
    if (is_done) return done(link, locale)
    return visitorPage({
      locale,
      site: link.site,
      title: messageOf(locale, 'page.confirm.title'),
      paragraphs: [wish(link, lead, locale)],
      buttons: [
        { action: `/v1/public/confirmations/${params.token}`, label: messageOf(locale, 'page.confirm.button') },
      ],
    })
  }),
)

export const confirmAddress = endpoint(contract.confirmAddress, ({ params }, context) =>
  withLead(context, params.token, async ({ link, lead: shown, locale }) => {
    const { installation, request } = context
    const { site, parts } = link
    await actInSite(installation, site, async (tx, acting) => {
      const lead = await leadOfLink(tx, parts, acting.now())
      if (!lead || (await isDone(tx, lead))) return
      const proof = { text: wish(link, shown, locale), locale, ip: request.ip || null }
      await confirmLead(tx, lead, proof, acting)
      await endUnsubscriptions(tx, lead, acting)
    })
    return done(link, locale)
  }),
)
