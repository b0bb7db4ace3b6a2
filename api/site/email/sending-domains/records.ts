/** The DNS records that a sending domain must have, and what is made of those that it has. Pure. */

import type { DnsAnswer } from '../../../platform/network/dns-records.ts'
import type { SendingServers } from '../email-transport/rules.ts'
import type { DomainRow } from './store.ts'
import type { RecordFindings, recordPurposes, recordStatuses } from './table.ts'

export type RecordPurpose = (typeof recordPurposes)[number]
export interface DomainRecord {
  purpose: RecordPurpose
  type: 'TXT' | 'CNAME'
  name: string
  /** Exactly what to enter. */
  expected: string
}

/** Demands of the site's transport on DNS. */
export interface Route {
  /** Whose servers send: a mechanism of SPF such as `include:amazonses.com`. */
  spf: string
  /** The domain that takes in what comes back; null where nothing is taken in. */
  return_domain: string | null
}

/** Providers whose outgoing servers have a name for SPF. */
const includes: readonly (readonly [RegExp, string])[] = [
  [/\.amazonaws\.com$/, 'amazonses.com'],
  [/\.postmarkapp\.com$/, 'spf.mtasv.net'],
  [/\.sendgrid\.net$/, 'sendgrid.net'],
  [/\.mailgun\.org$/, 'mailgun.org'],
  [/\.(?:gmail|google)\.com$/, '_spf.google.com'],
  [/\.(?:office365|outlook)\.com$/, 'spf.protection.outlook.com'],
]

const servers = { ses: 'amazonses.com', postmark: 'spf.mtasv.net' } as const

export function spfOf({ type, host }: SendingServers = { type: 'smtp', host: '' }): string {
  if (type !== 'smtp') return `include:${servers[type]}`
  const known = includes.find(([pattern]) => pattern.test(host))
  return known ? `include:${known[1]}` : host === '' ? 'mx' : `a:${host}`
}

const dkim = (public_key: string): string => `v=DKIM1; k=rsa; p=${public_key}`

export function recordsOf(row: DomainRow, { spf, return_domain }: Route): DomainRecord[] {
  const { domain, selector, public_key, next_selector, next_public_key } = row
  const key = (purpose: 'dkim' | 'dkim_next', name: string, value: string): DomainRecord => ({
    ...{ purpose, type: 'TXT', name: `${name}._domainkey.${domain}` },
    expected: dkim(value),
  })
  return [
    key('dkim', selector, public_key),
    ...(next_selector && next_public_key ? [key('dkim_next', next_selector, next_public_key)] : []),
    { purpose: 'spf', type: 'TXT', name: domain, expected: `v=spf1 ${spf} ~all` },
    { purpose: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, expected: 'v=DMARC1; p=none;' },
    ...(return_domain === null
      ? []
      : [{ purpose: 'return_path', type: 'CNAME', name: returnHost(domain), expected: return_domain } as const]),
  ]
}

export const returnHost = (domain: string): string => `bounces.${domain}`

type State = (typeof recordStatuses)[number]

/** Of all that a name has, what belongs to the record. */
const ofPurpose: Record<RecordPurpose, (text: string) => boolean> = {
  dkim: () => true,
  dkim_next: () => true,
  spf: text => /^v=spf1(?: |$)/i.test(text),
  dmarc: text => /^v=DMARC1\s*(?:;|$)/i.test(text),
  return_path: () => true,
}

const tag = (text: string, name: string): string | undefined =>
  text
    .split(';')
    .map(one => one.trim())
    .find(one => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .replaceAll(/\s/g, '')

const matches: Record<RecordPurpose, (text: string, expected: string) => boolean> = {
  dkim: (text, expected) => tag(text, 'p') === tag(expected, 'p'),
  dkim_next: (text, expected) => tag(text, 'p') === tag(expected, 'p'),
  spf: (text, expected) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .map(one => one.replace(/^\+/, ''))
      .includes(expected.split(' ')[1] ?? ''),
  // Which policy is the owner's affair.
  dmarc: text => /^(?:none|quarantine|reject)$/i.test(tag(text, 'p') ?? ''),
  return_path: (text, expected) => text === expected.toLowerCase(),
}

/** Two of SPF or DMARC count as none, by their standards. */
export function judge(
  { purpose, expected }: DomainRecord,
  found: DnsAnswer,
): NonNullable<RecordFindings[RecordPurpose]> {
  if (found === null) return { status: 'unknown', found: [] }
  const own = found.filter(ofPurpose[purpose])
  const isOnly = purpose === 'dkim' || purpose === 'dkim_next' || own.length === 1
  const status: State =
    own.length === 0 ? 'missing' : isOnly && own.some(text => matches[purpose](text, expected)) ? 'found' : 'different'
  return { status, found: own.length > 0 ? own : found }
}
