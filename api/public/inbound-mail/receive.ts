/**
 * From a message that came in to what follows from it in the database of its site. Only what carries a token or link that
 * this installation signed is believed.
 */
import { siteEnding } from '../../account/sites/rules.ts'
import type { Databases } from '../../platform/database/databases.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import { readLink } from '../../platform/features/signed-link.ts'
import { isOfSite, isToken, type ReturnToken, tokenIn } from '../../platform/identity/return-path.ts'
import { judgeSignatures } from '../../platform/mail/dkim-verify.ts'
import { requireHere } from '../../platform/routing/moved-site.ts'
import { BrokenThreadError, ThreadRefusalError } from '../../platform/runtime/threads/in-thread.ts'
import { answeredEmail, type EmailResponse } from '../../site/email/email-responses/rules.ts'
import { findSendingDomain, recordProbe } from '../../site/email/sending-domains/rules.ts'
import { inboundLimits } from './limits.ts'
import { readInThread } from './read-in-thread.ts'
import type { IncomingMail, MessageContent, ReturnedEmail } from './read-message.ts'
import { record } from './record.ts'

/** The site of a valid token, and the email unless the token is the site's own. */
export interface Target {
  site: SiteFacts
  email_id: string | null
}

const remembered = new WeakMap<Databases, Map<string, string>>()

/** A flood of bounces is of few sites. */
async function siteOf({ databases }: Installation, { site_tail }: ReturnToken): Promise<string | undefined> {
  const known = remembered.get(databases) ?? new Map<string, string>()
  remembered.set(databases, known)
  const there = known.get(site_tail)
  if (there !== undefined) return there
  const site_id = await databases.control.read(db => siteEnding(db, site_tail))
  if (known.size >= inboundLimits.inbound_sites_remembered_max) known.clear()
  if (site_id !== undefined) known.set(site_tail, site_id)
  return site_id
}

export async function findTarget(installation: Installation, token: ReturnToken | null): Promise<Target | null> {
  const { databases, sites } = installation
  const site_id = token && (await siteOf(installation, token))
  const site = site_id ? await sites.find(site_id) : null
  if (!token || !site || !isToken(await databases.siteKey(site.id), token)) return null
  requireHere(site)
  return { site, email_id: isOfSite(token) ? null : `msg_${token.email_digits}` }
}

async function firstTarget(installation: Installation, addresses: readonly string[]): Promise<Target | null> {
  for (const address of addresses) {
    const target = await findTarget(installation, tokenIn(address))
    if (target) return target
  }
  return null
}

/** By what the report encloses: the path that the email came by, or its signed link for unsubscribing. */
async function targetOfReturned(installation: Installation, of: ReturnedEmail): Promise<Target | null> {
  const byPath = await firstTarget(installation, of.return_paths)
  if (byPath) return byPath
  const token = of.unsubscribe_url?.split('/').at(-1)
  const link = token ? await readLink(installation, 'unsubscribe', token) : null
  if (!link) return null
  requireHere(link.site)
  return { site: link.site, email_id: link.parts[0] ?? null }
}

/**
 * Takes in one message; false where nothing is known of what it is about, or it cannot be read, which is logged. Throws where
 * a database cannot be written: then it can come again.
 */
export async function receiveMessage(
  installation: Installation,
  raw: Uint8Array,
  recipients: readonly string[] = [],
): Promise<boolean> {
  const read = await readInThread(raw).catch(error => {
    if (!(error instanceof BrokenThreadError || error instanceof ThreadRefusalError)) throw error
    installation.log.warn({ reason: error.code, bytes: raw.length }, 'a message that came in could not be read')
    return null
  })
  return read !== null && receiveRead(installation, read, [...recipients, ...read.addressed])
}

function receiveRead(installation: Installation, read: MessageContent, addresses: readonly string[]): Promise<boolean> {
  const { incoming, fingerprint } = read
  if (incoming.type === 'other' || incoming.type === 'delay') return Promise.resolve(false)
  if (incoming.type === 'probe') return receiveProbe(installation, incoming, addresses)
  if (incoming.type === 'reply') return receiveReply(installation, incoming, addresses, fingerprint)
  return receiveReport(installation, incoming, addresses, fingerprint)
}

/** A probe of a sending domain: verified as it arrived. */
async function receiveProbe(
  installation: Installation,
  { signatures }: Extract<IncomingMail, { type: 'probe' }>,
  addresses: readonly string[],
): Promise<boolean> {
  const target = await firstTarget(installation, addresses)
  if (!target?.email_id) return false
  const { site, email_id } = target
  const id = `sdom_${email_id.slice('msg_'.length)}`
  const database = await installation.databases.site(site.id)
  const domain = await database.read(db => findSendingDomain(db, id))
  if (!domain) return false
  const verdict = await judgeSignatures(signatures, domain, await installation.dnsRecords())
  return database.write(tx => recordProbe(tx, id, verdict, installation.clockOf(site).now()))
}

type Report = Extract<IncomingMail, { of: ReturnedEmail }>

async function receiveReport(
  installation: Installation,
  report: Report,
  addresses: readonly string[],
  fingerprint: string,
): Promise<boolean> {
  const target = (await firstTarget(installation, addresses)) ?? (await targetOfReturned(installation, report.of))
  if (!target?.email_id) return false
  return record(installation, target.site, target.email_id, { ...toResponse(report), source: 'mail', fingerprint })
}

function toResponse(report: Report): Omit<EmailResponse, 'source' | 'fingerprint'> {
  if (report.type === 'complaint') return { type: 'complaint', detail: report.detail }
  const [first, ...others] = report.failures
  return { type: 'bounce', ...first, others }
}

async function receiveReply(
  installation: Installation,
  reply: Extract<IncomingMail, { type: 'reply' }>,
  addresses: readonly string[],
  fingerprint: string,
): Promise<boolean> {
  const target = await firstTarget(installation, addresses)
  if (!target) return false
  const { type, subject: detail, excerpt } = reply
  const database = await installation.databases.site(target.site.id)
  const email_id = await database.read(db => answeredEmail(db, reply))
  if (email_id === undefined) return false
  return record(installation, target.site, email_id, { type, detail, excerpt, source: 'mail', fingerprint })
}
