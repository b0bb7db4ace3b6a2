/** The way of a lead into a sandbox: a page with a button, since programs that look through mail follow every link. */
import { randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import type { Database } from '../../platform/database/database.ts'
import type { Context, SiteFacts } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { linkToken, readLink } from '../../platform/features/signed-link.ts'
import { acting } from '../../platform/features/write-context.ts'
import { hashSecret, unwrapSecret } from '../../platform/identity/secrets.ts'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import { languageFor } from '../../site/contacts/lead-records/fields.ts'
import type { LeadRow } from '../../site/contacts/lead-records/rules.ts'
import { loadPresentLead } from '../../site/contacts/leads/rules.ts'
import {
  type AccessRow,
  accessStatus,
  enteredSandbox,
  findAccess,
  isEnterable,
  isLinkOpen,
  mailAgain,
  openAccess,
  sandboxAccessLimits,
} from '../../site/sandboxes/sandbox-access/rules.ts'
import { findSandbox, password_purpose, type SandboxRow, urlOf } from '../../site/sandboxes/sandboxes/rules.ts'
import * as contract from './contract.ts'

export interface EntryScope {
  site: SiteFacts
  database: Database<'site'>
  key: Buffer
  row: AccessRow
  lead: LeadRow
  sandbox: SandboxRow
  /** Where the sandbox is. */
  url: string | null
  enterable: boolean
  locale: Locale
}

interface LinkScope extends EntryScope {
  /** Of what the link has. */
  hash: string
  unused: boolean
  token: string
}

/** What a link is about as it is now; undefined where it leads nowhere. */
async function find(token: string, { installation }: Context): Promise<LinkScope | undefined> {
  const link = await readLink(installation, 'sandbox', token)
  const [type, access_id = '', nonce = '', until = ''] = link?.parts ?? []
  if (!link || type !== 'lead') return undefined
  const { site } = link
  const now = installation.clockOf(site).now()
  if (Number(until) <= now) return undefined
  const database = await installation.databases.site(site.id)
  const key = await installation.databases.siteKey(site.id)
  const hash = hashSecret(nonce)
  return database.read(async db => {
    const row = await findAccess(db, access_id)
    const lead = row?.lead_id ? await loadPresentLead(db, row.lead_id) : undefined
    const sandbox = row && (await enteredSandbox(db, row))
    if (!row || !lead || !sandbox) return undefined
    const offered = await findSandbox(db, row.sandbox_id)
    const enterable = isEnterable(row, sandbox, offered, now)
    const unused = await isLinkOpen(db, hash, now)
    const locale = languageFor(lead, site)
    const url = urlOf(sandbox, site.id, installation.config.sandboxes)
    return { site, database, key, row, lead, sandbox, url, enterable, hash, unused, locale, token }
  })
}

const pathOf = (token: string): string => `/v1/public/sandbox-entries/${token}`

export type Text = 'ended' | 'preparing' | 'used' | 'sent' | 'enter'

export function textPage(
  found: Pick<EntryScope, 'site' | 'locale' | 'row'>,
  text: Text,
  status = 200,
): Promise<Response> {
  const { site, locale, row } = found
  const say = (key: string) => messageOf(locale, `page.sandbox.${text}.${key}`, { sandbox: row.sandbox_name })
  return visitorPage({ locale, site, title: say('title'), paragraphs: [say('text')], status })
}

/** The button leads to the sandbox's own origin: a form that may be redirected there. */
export function enterPage(found: Pick<EntryScope, 'site' | 'locale' | 'row'>, action: string): Promise<Response> {
  const { site, locale, row } = found
  const say = (key: string) => messageOf(locale, `page.sandbox.${key}`, { sandbox: row.sandbox_name })
  const content = html`<form method="post" action="${action}"><button class="first" type="submit">${say('enter.button')}</button></form>`
  return Promise.resolve(content).then(escaped =>
    visitorPage({ locale, site, title: say('enter.title'), paragraphs: [say('enter.text')], content: escaped }),
  )
}

/** The link was used, and its lead may have another. */
function usedPage(found: LinkScope): Promise<Response> {
  const { site, locale, row, token } = found
  const say = (key: string) => messageOf(locale, `page.sandbox.used.${key}`, { sandbox: row.sandbox_name })
  const buttons = [{ action: `${pathOf(token)}/send`, label: say('button') }]
  return visitorPage({ locale, site, title: say('title'), paragraphs: [say('text')], buttons, status: 410 })
}

/** Its link stays unused. */
function failedPage({ site, locale }: LinkScope): Promise<Response> {
  const say = (part: 'title' | 'text') => messageOf(locale, `page.sandbox_failed.${part}`)
  return visitorPage({ locale, site, title: say('title'), paragraphs: [say('text')], status: 503 })
}

function pageFor(found: LinkScope): Promise<Response> {
  if (found.sandbox.machine_status === 'creating') return textPage(found, 'preparing')
  if (!found.enterable) return textPage(found, 'ended', 410)
  if (found.sandbox.machine_status === 'failed') return failedPage(found)
  return found.unused ? enterPage(found, pathOf(found.token)) : usedPage(found)
}

export const showSandboxEntry = endpoint(contract.showSandboxEntry, async ({ params }, context) => {
  const found = await find(params.token, context)
  return found ? pageFor(found) : invalidLink(context)
})

export const enterSandbox = endpoint(contract.enterSandbox, async ({ params }, context) => {
  const { installation } = context
  const found = await find(params.token, context)
  if (!found) return invalidLink(context)
  const { database, hash, site, row, sandbox } = found
  const isThere = sandbox.machine_status !== 'creating' && sandbox.machine_status !== 'failed'
  if (!found.enterable || !found.unused || !isThere) return pageFor(found)
  const clock = installation.clockOf(site)
  const opened = await database.write(tx => openAccess(tx, row, hash, acting(installation, clock)))
  if (!opened) return usedPage(found)
  return lead(found, clock.now())
})

/** On to the sandbox's own origin, or to a page with its address. */
export async function lead(found: EntryScope, now: number): Promise<Response> {
  const { site, row, sandbox, url, key } = found
  if (sandbox.type !== 'wordpress') return addressPage(found)
  const until = now + sandboxAccessLimits.sandbox_ticket_seconds * 1_000
  const nonce = randomBytes(nonce_octets).toString('base64url')
  const ticket = linkToken(key, 'sandbox', site.id, ['visit', row.id, nonce, String(until)])
  const headers = { Location: `${url}/.leadwright/enter/${ticket}`, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

const nonce_octets = 12

/** Of a demo that runs elsewhere: where it is, and what signs in there. */
function addressPage(found: EntryScope): Promise<Response> {
  const { site, locale, row, sandbox, key } = found
  const say = (name: string, values: Record<string, string> = {}) =>
    messageOf(locale, `page.sandbox.${name}`, { sandbox: row.sandbox_name, ...values })
  const password = sandbox.password === null ? null : unwrapSecret(key, password_purpose, sandbox.password)
  const paragraphs = [say('address.text')]
  if (sandbox.username !== '') paragraphs.push(say('address.username', { username: sandbox.username }))
  if (password !== null) paragraphs.push(say('address.password', { password }))
  const links = [{ href: sandbox.url ?? '', label: say('address.link') }]
  return visitorPage({ locale, site, title: say('address.title'), paragraphs, links })
}

export const requestSandboxLink = endpoint(contract.requestSandboxLink, async ({ params }, context) => {
  const found = await find(params.token, context)
  if (!found) return invalidLink(context)
  const { database, row, site } = found
  const now = context.installation.clockOf(site).now()
  const status = accessStatus(row, now)
  if (status !== 'active' && status !== 'expiring') return textPage(found, 'ended', 410)
  await database.write(tx => mailAgain(tx, row, now).then(() => undefined))
  return textPage(found, 'sent')
})
