/**
 * What a message that came in is: a report that one could not be delivered (DSN, RFC 3464), that one was called spam
 * (ARF, RFC 5965), an answer of a machine, or one of a person. Pure.
 */
import PostalMime, { type Email } from 'postal-mime'
import { enhancedStatus, isFinalStatus } from '../../platform/mail/bounce-status.ts'
import { probe_header } from '../../platform/mail/probe-header.ts'
import { inboundLimits } from './limits.ts'

export interface ReturnedEmail {
  /** Addresses that it came back to. */
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
  | { kind: 'probe' }
  | { kind: 'other' }

export interface Read {
  incoming: Incoming
  /** Addresses that it was for, as its headers say. */
  addressed: string[]
}

const other: Incoming = { kind: 'other' }
const nothing: ReturnedEmail = { return_paths: [], unsubscribe_url: null }
const toHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to', 'to', 'cc'] as const

export async function readMessage(raw: Uint8Array): Promise<Read> {
  const email = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 262_144 })
  return { incoming: classify(email), addressed: toHeaders.flatMap(name => addressesOf(headersOf(email, name))) }
}

const headersOf = ({ headers }: Pick<Email, 'headers'>, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value)
const addressesOf = (values: readonly string[]): string[] =>
  values.flatMap(value => value.match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g) ?? [])

function partOf({ attachments }: Email, ...types: string[]): string | undefined {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  return part && textOf(part.content)
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')

function classify(email: Email): Incoming {
  if (headersOf(email, probe_header.toLowerCase()).length > 0) return { kind: 'probe' }
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
  const unfolded = text.replaceAll(/\r?\n[ \t]+/g, ' ')
  return unfolded.split(/\r?\n[ \t]*\r?\n/).map(group => {
    const fields = new Map<string, string>()
    for (const line of group.split(/\r?\n/)) {
      const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
      if (name !== '' && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
    }
    return fields
  })
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
    recipients: addressesOf([typed(failed.get('final-recipient')), typed(failed.get('original-recipient'))]),
    of,
  }
}

function complaintOf(text: string, of: ReturnedEmail): Incoming {
  const fields = groupsOf(text)[0] ?? new Map<string, string>()
  const type = fields.get('feedback-type')?.toLowerCase() ?? ''
  if (type === 'not-spam' || type === 'auth-failure') return other
  const paths = addressesOf([fields.get('original-mail-from') ?? ''])
  return { kind: 'complaint', detail: type, of: { ...of, return_paths: [...paths, ...of.return_paths] } }
}

/** The headers of the email that a report is about. */
function returned(text: string | undefined): ReturnedEmail {
  if (text === undefined) return nothing
  const [head = ''] = text.split(/\r?\n\r?\n/, 1)
  const [fields] = groupsOf(head)
  const [, unsubscribe_url = null] = /<(https?:[^>]+)>/.exec(fields?.get('list-unsubscribe') ?? '') ?? []
  return { return_paths: addressesOf([fields?.get('return-path') ?? '']), unsubscribe_url }
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
  const message_ids = [...new Set(ids)].slice(-inboundLimits.inbound_references_max)
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
