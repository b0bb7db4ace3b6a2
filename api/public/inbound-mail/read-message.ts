/**
 * Tells what a message that came in is: a report that one could not be delivered (DSN, RFC 3464), that one was called spam
 * (ARF, RFC 5965), an answer of a machine, or one of a person. Pure; the thread of read-in-thread.ts runs it.
 */
import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { addressesIn } from '../../platform/mail/addresses-in.ts'
import { enhancedStatus, isFinalStatus } from '../../platform/mail/bounce-status.ts'
import { type DkimSignature, readSignatures } from '../../platform/mail/dkim-verify.ts'
import { probe_header } from '../../platform/mail/probe-header.ts'
import { tokenIn } from '../../platform/mail/return-path.ts'
import { inboundLimits as limits } from './limits.ts'

export interface ReturnedEmail {
  /** Addresses with a token that it came back to. */
  return_paths: string[]
  unsubscribe_url: string | null
}

export type Incoming =
  | {
      kind: 'bounce'
      permanent: boolean
      status: string | null
      detail: string
      recipients: string[]
      of: ReturnedEmail
    }
  | { kind: 'complaint'; detail: string; of: ReturnedEmail }
  | { kind: 'reply'; from: string; subject: string; excerpt: string; message_ids: string[] }
  | { kind: 'probe'; signatures: DkimSignature[] }
  | { kind: 'other' }

export interface Read {
  incoming: Incoming
  /** Addresses with a token that it was for, as its headers say. */
  addressed: string[]
  /** The same of what is told again. */
  fingerprint: string
}

const other: Incoming = { kind: 'other' }
const nothing: ReturnedEmail = { return_paths: [], unsubscribe_url: null }
const hyphen = 0x2d
const toHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to', 'to', 'cc'] as const

/** Throws where it has more headers, levels or parts than are read. */
export async function readMessage(raw: Uint8Array): Promise<Read> {
  const read = beginningOf(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))
  const email = await PostalMime.parse(read, {
    maxNestingDepth: limits.inbound_nesting_max,
    maxHeadersSize: limits.inbound_header_bytes_max,
  })
  const incoming = classify(email, raw)
  const addressed = withTokens(toHeaders.flatMap(name => headersOf(email, name)))
  return { incoming, addressed, fingerprint: fingerprintOf(incoming, raw) }
}

/** So many lines. Each part costs a look at all parts before it, so they are counted before. */
function beginningOf(raw: Buffer): Buffer {
  let parts = 0
  let end = raw.indexOf('\n')
  for (let lines = 1; end >= 0; lines += 1) {
    if (lines === limits.inbound_lines_read) return raw.subarray(0, end + 1)
    if (raw[end + 1] === hyphen && raw[end + 2] === hyphen) parts += 1
    if (parts > limits.inbound_part_lines_max) throw new Error('It has too many parts.')
    end = raw.indexOf('\n', end + 1)
  }
  return raw
}

function fingerprintOf(incoming: Incoming, raw: Uint8Array): string {
  // A server that reports the same failure again says it with another date.
  const told = incoming.kind === 'reply' ? raw : JSON.stringify({ ...incoming, of: undefined })
  return createHash('sha256').update(told).digest('base64url').slice(0, 32)
}

const headersOf = ({ headers }: Pick<Email, 'headers'>, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value)

const fewOf = (addresses: readonly string[]): string[] => [...new Set(addresses)].slice(0, limits.inbound_addresses_max)
const withTokens = (texts: readonly string[]): string[] =>
  fewOf(texts.flatMap(addressesIn).filter(address => tokenIn(address) !== null))

function partOf({ attachments }: Email, ...types: string[]): string | undefined {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  return part && textOf(part.content)
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')

function classify(email: Email, raw: Uint8Array): Incoming {
  if (headersOf(email, probe_header.toLowerCase()).length > 0) {
    return { kind: 'probe', signatures: readSignatures(raw) }
  }
  const of = returned(
    partOf(email, 'message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers', 'message/global-headers'),
  )
  const delivery = partOf(email, 'message/delivery-status', 'message/global-delivery-status')
  if (delivery !== undefined) return bounceOf(delivery, of)
  const feedback = partOf(email, 'message/feedback-report')
  if (feedback !== undefined) return complaintOf(feedback, of)
  if (isFromMachine(email)) return isFromDaemon(email) ? plainBounceOf(email, of) : other
  return replyOf(email)
}

/** Fields of a part such as `message/delivery-status`: groups, apart by empty lines, of unfolded fields. */
function groupsOf(text: string): Map<string, string>[] {
  const groups = [new Map<string, string>()]
  for (const line of text.replaceAll(/\r?\n[ \t]+/g, ' ').split('\n')) {
    const group = groups.at(-1)
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (/^[\w-]+$/.test(name) && !group?.has(name)) group?.set(name, line.slice(colon + 1).trim())
    if (line.trim() === '' && group?.size !== 0) groups.push(new Map())
  }
  return groups
}

/** `rfc822; lucia@example.com` is the address. */
const typed = (value: string | undefined): string => (value ?? '').replace(/^[\w.-]+\s*;\s*/, '')

function bounceOf(text: string, of: ReturnedEmail): Incoming {
  const groups = groupsOf(text).filter(group => group.has('action'))
  const failed = groups.find(group => group.get('action')?.toLowerCase().startsWith('failed'))
  if (!failed) return other
  const diagnostic = typed(failed.get('diagnostic-code'))
  const status = enhancedStatus(failed.get('status') ?? '') ?? null
  // Some servers say 5.0.0 there, and what is the matter in the text alone.
  const told = enhancedStatus(diagnostic)
  const meant = status === null || status.endsWith('.0.0') ? (told ?? status) : status
  return {
    kind: 'bounce',
    permanent: meant !== null && isFinalStatus(meant),
    status: meant,
    detail: diagnostic,
    recipients: fewOf(['final-recipient', 'original-recipient'].flatMap(name => addressesIn(typed(failed.get(name))))),
    of,
  }
}

function complaintOf(text: string, of: ReturnedEmail): Incoming {
  const fields = groupsOf(text)[0] ?? new Map<string, string>()
  const type = fields.get('feedback-type')?.toLowerCase() ?? ''
  if (type === 'not-spam' || type === 'auth-failure') return other
  const paths = withTokens([fields.get('original-mail-from') ?? ''])
  return { kind: 'complaint', detail: type, of: { ...of, return_paths: [...paths, ...of.return_paths] } }
}

/** The headers of the email that a report is about. */
function returned(text: string | undefined): ReturnedEmail {
  if (text === undefined) return nothing
  const [fields] = groupsOf(text)
  const [, unsubscribe_url = null] = /<(https?:[^<>]+)>/.exec(fields?.get('list-unsubscribe') ?? '') ?? []
  return { return_paths: withTokens([fields?.get('return-path') ?? '']), unsubscribe_url }
}

const isNone = (value: string | undefined) => value === undefined || value.trim() === '' || /^no\b/i.test(value.trim())

function isFromMachine(email: Email): boolean {
  const first = (name: string) => headersOf(email, name)[0]
  return (
    !isNone(first('auto-submitted')) ||
    /\b(?:bulk|auto_reply|junk|list)\b/i.test(first('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id'].some(name => first(name) !== undefined) ||
    isFromDaemon(email)
  )
}

const isFromDaemon = (email: Email): boolean =>
  headersOf(email, 'return-path')[0]?.trim() === '<>' ||
  /^(?:mailer-daemon|postmaster)@/i.test(email.from?.address ?? '')

/** A report in words alone, which some servers still write. */
function plainBounceOf(email: Email, of: ReturnedEmail): Incoming {
  const status = enhancedStatus(email.text ?? '')
  if (status === undefined || !status.startsWith('5')) return other
  const line = email.text?.split('\n').find(one => one.includes(status)) ?? ''
  return { kind: 'bounce', permanent: isFinalStatus(status), status, detail: line.trim(), recipients: [], of }
}

function replyOf(email: Email): Incoming {
  const ids = [email.inReplyTo, email.references].join(' ').match(/<[^<>\s]{1,990}>/g) ?? []
  const message_ids = [...new Set(ids)].slice(-limits.inbound_references_max)
  const from = email.from?.address
  if (!from || message_ids.length === 0) return other
  return { kind: 'reply', from, subject: email.subject ?? '', excerpt: ownWords(email.text ?? ''), message_ids }
}

/** What was written above the quoted email. */
function ownWords(text: string): string {
  const lines = text.split(/\r?\n/)
  const quoted = lines.findIndex(line => /^>/.test(line) || /^-{3,}\s*(?:original|mensaje)/i.test(line))
  const above = quoted < 0 ? lines : lines.slice(0, quoted)
  // "On … wrote:" stands right above.
  while (above.length > 0 && /^\s*$|:\s*$/.test(above.at(-1) ?? '')) above.pop()
  return above.join('\n').trim()
}
