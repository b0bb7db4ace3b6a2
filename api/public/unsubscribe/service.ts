/** The pages for unsubscribing and resubscribing, and their buttons. */

import type { Database } from '../../platform/database/database.ts'
import type { Context, SiteFacts } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { relayMail } from '../../platform/features/relay.ts'
import { linkToken, readLink, type SignedLink } from '../../platform/features/signed-link.ts'
import { actInSite } from '../../platform/features/write-context.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { languageFor } from '../../site/contacts/lead-records/fields.ts'
import type { LeadRow } from '../../site/contacts/lead-records/rules.ts'
import { unsubscribeLead } from '../../site/contacts/mailability/rules.ts'
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
import { isOneClick, unsubscribeElsewhere } from './elsewhere.ts'
import { unsubscribeLimits } from './limits.ts'
import { hasLeft, keepWithdrawn, loadReader, type Reader } from './reader.ts'

const asking = { per_minute: 1, burst: 3 }

interface UnsubscribeLink extends SignedLink {
  database: Database<'site'>
  key: Buffer
  reader: Exclude<Reader, { type: 'unknown' }>
  page: ShownPage
}

const pathOf = (token: string): string => `/v1/public/unsubscribe/${token}`

const localeFor = (lead: LeadRow | undefined, site: SiteFacts) => (lead ? languageFor(lead, site) : site.language)

/** Reads a link and whom it is about, or answers that it can do nothing. */
async function withReader(
  context: Context,
  token: string,
  show: (opened: UnsubscribeLink) => Promise<Response>,
): Promise<Response> {
  const { installation } = context
  const link = await readLink(installation, 'unsubscribe', token)
  if (!link) return invalidLink(context)
  const { site, parts } = link
  const key = await installation.databases.siteKey(site.id)
  const database = await installation.databases.site(site.id)
  const { reader, page } = await database.read(async db => {
    const reader = await loadReader(db, parts, key)
    const locale = localeFor(reader.type === 'lead' ? reader.lead : undefined, site)
    return { reader, page: { site, locale, texts: await unsubscribeTexts(db, locale), path: pathOf(token) } }
  })
  if (reader.type === 'unknown') return unknownReader(context, page)
  return show({ ...link, database, key, reader, page })
}

const unknownReader = (context: Context, { site, locale }: Pick<ShownPage, 'site' | 'locale'>) =>
  invalidLink(context, { locale, site, text: 'page.unsubscribe.unknown' })

/** To one who has left, how to come back; else the question, with what they may choose instead. */
async function pageNow({ database, reader, page }: UnsubscribeLink, isSaved = false): Promise<Response> {
  if (hasLeft(reader)) return leftPage(page, reader.type === 'lead')
  if (reader.type === 'address') return leavingPage(page, { choices: [] })
  const { id } = reader.lead
  const choices = await database.read(async db => choicesOf(db, await presentPage(db), page.locale, id))
  return leavingPage(page, { choices, isSaved })
}

export const showUnsubscribe = endpoint(contract.showUnsubscribe, ({ params }, context) =>
  withReader(context, params.token, opened => pageNow(opened)),
)

export const unsubscribe = endpoint(contract.unsubscribe, async ({ params }, context) => {
  const moved = await unsubscribeElsewhere(context, pathOf(params.token), params.token)
  return moved ?? unsubscribeHere(context, params.token)
})

const unsubscribeHere = (context: Context, token: string) =>
  withReader(context, token, async ({ site, parts, key, page }) => {
    const [email_id = ''] = parts
    const cause = isOneClick(context) ? 'one_click' : 'link'
    const reader = await actInSite(context.installation, site, async (tx, acting) => {
      const reader = await loadReader(tx, parts, key)
      if (reader.type === 'address') await keepWithdrawn(tx, reader, acting.now())
      if (reader.type !== 'lead') return reader
      if (await unsubscribeLead(tx, reader.lead.id, { cause, email_id }, acting)) {
        await markUnsubscribed(tx, email_id, acting.now())
      }
      return reader
    })
    return reader.type === 'unknown' ? unknownReader(context, page) : leftPage(page, reader.type === 'lead')
  })

/** One who has left chooses nothing: coming back takes the email that confirms it. */
export const savePreferences = endpoint(contract.savePreferences, ({ params }, context) =>
  withReader(context, params.token, async opened => {
    const { site, reader } = opened
    if (reader.type === 'lead' && !hasLeft(reader)) {
      const form = new URLSearchParams(Buffer.from(context.request.body).toString('utf8'))
      const [shown, kept] = [new Set(form.getAll('shown')), new Set(form.getAll('keep'))]
      const { id } = reader.lead
      await actInSite(context.installation, site, (tx, acting) => saveChoices(tx, id, { shown, kept }, acting))
    }
    return pageNow(opened, true)
  }),
)

/** The email goes to the lead's own address, so that somebody with an old forwarded email cannot resubscribe them. */
export const askToResubscribe = endpoint(contract.askToResubscribe, ({ params }, context) =>
  withReader(context, params.token, async ({ site, parts, key, reader: seen, page }) => {
    const { installation } = context
    if (seen.type !== 'lead') return unknownReader(context, page)
    installation.rateLimits.demand('resubscribe', `${site.id} ${seen.lead.id}`, asking)
    await actInSite(context.installation, site, async (tx, { now, newId }) => {
      const reader = await loadReader(tx, parts, key)
      if (reader.type !== 'lead' || reader.lead.mailability === 'subscribed') return
      const { id, email, email_key } = reader.lead
      const valid_until = now() + unsubscribeLimits.resubscribe_link_hours * 3_600_000
      const token = linkToken(key, 'resubscribe', site.id, [id, String(valid_until), email_key])
      const link = `${installation.config.public_url}/v1/public/resubscribe/${token}`
      const values = { site: site.name, link }
      const subject = messageOf(page.locale, 'mail.resubscribe.subject', values)
      const text = messageOf(page.locale, 'mail.resubscribe.text', values)
      await relayMail(tx, newId('email'), { to: email, subject, text, link, valid_until }, now())
    })
    return askedPage(page)
  }),
)
