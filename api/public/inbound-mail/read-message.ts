/**
 * Tells what a message that came in is: a report that one could not be delivered (DSN, RFC 3464), that one was called spam
 * (ARF, RFC 5965), an answer of a machine, or one of a person. Pure; the thread of read-in-thread.ts runs it.
 */
import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { tokenIn } from '../../platform/identity/return-path.ts'
import { addressesIn } from '../../platform/mail/addresses-in.ts'
import { type DkimSignature, readSignatures } from '../../platform/mail/dkim-verify.ts'
import { probe_header } from '../../platform/mail/probe-header.ts'
import { withFixedLines } from './flowed-text.ts'
import { inboundLimits as limits } from './limits.ts'
import {
  headersOf,
  isAutomaticAnswer,
  isFromDaemon,
  isFromMachine,
  isNamedReport,
  isOfList,
  isWithoutSender,
} from './machines.ts'
import { type Failure, quoteServer, type Report, readFields, readWords, tellFailure } from './read-report.ts'
import { readReply } from './replies/read-reply.ts'
import { fieldGroups } from './report-fields.ts'
import { type ReportText, splitReport } from './report-text.ts'

export interface ReturnedEmail {
  /** Addresses with a token that it came back to. */
  return_paths: string[]
  unsubscribe_url: string | null
}

export type IncomingMail =
  | { type: 'bounce'; failures: Failure[]; of: ReturnedEmail }
  /** It is tried again: nothing follows. */
  | { type: 'delay' }
  | { type: 'complaint'; detail: string; of: ReturnedEmail }
  | { type: 'reply'; from: string; subject: string; excerpt: string; message_ids: string[] }
  | { type: 'probe'; signatures: DkimSignature[] }
  | { type: 'other' }

export interface MessageContent {
  incoming: IncomingMail
  /** Addresses with a token that it was for, as its headers say. */
  addressed: string[]
  /** The same of what is told again. */
  fingerprint: string
}

const other: IncomingMail = { type: 'other' }
const nothing: ReturnedEmail = { return_paths: [], unsubscribe_url: null }
const hyphen = 0x2d
const toHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to', 'to', 'cc'] as const

/** Throws where it has more headers, levels or parts than are read. */
export async function readMessage(raw: Uint8Array): Promise<MessageContent> {
  const read = beginningOf(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))
  const { raw: fixed, join } = withFixedLines(read)
  const parsed = await PostalMime.parse(fixed, {
    maxNestingDepth: limits.inbound_nesting_max,
    maxHeadersSize: limits.inbound_header_bytes_max,
  })
  const email = parsed.text === undefined ? parsed : { ...parsed, text: join(parsed.text) }
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

function fingerprintOf(incoming: IncomingMail, raw: Uint8Array): string {
  // A server that reports the same failure again says it with another date.
  const told = incoming.type === 'reply' ? raw : JSON.stringify({ ...incoming, of: undefined })
  return createHash('sha256').update(told).digest('base64url').slice(0, 32)
}

const fewOf = (addresses: readonly string[]): string[] => [...new Set(addresses)].slice(0, limits.inbound_addresses_max)
const withTokens = (texts: readonly string[]): string[] =>
  fewOf(texts.flatMap(addressesIn).filter(address => tokenIn(address) !== null))

function partOf({ attachments }: Email, ...types: string[]): string | undefined {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  return part && textOf(part.content)
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : decoded(Buffer.from(content as ArrayBuffer))

const japanese = new TextDecoder('iso-2022-jp')
/** Japanese servers switch alphabets in parts that name none. */
const decoded = (bytes: Buffer): string => (bytes.includes('\u001b$') ? japanese.decode(bytes) : bytes.toString('utf8'))

function classify(email: Email, raw: Uint8Array): IncomingMail {
  if (headersOf(email, probe_header.toLowerCase()).length > 0) {
    return { type: 'probe', signatures: readSignatures(raw) }
  }
  const words = splitReport(getWords(email) || getBody(raw))
  const enclosed = partOf(
    email,
    'message/rfc822',
    'message/rfc822-headers',
    'text/rfc822-headers',
    'message/global-headers',
  )
  const of = returned(enclosed ?? words.original)
  const delivery = partOf(email, 'message/delivery-status', 'message/global-delivery-status')
  if (delivery !== undefined) return toBounce(readFields(delivery, words), of)
  const feedback = partOf(email, 'message/feedback-report')
  if (feedback !== undefined) return complaintOf(feedback, of)
  if (isReport(email, words, enclosed !== undefined || hasMessage(raw)))
    return toBounce(readFields(words.said.join('\n'), words) ?? readWords(words), of)
  return isFromMachine(email) ? other : replyOf(email)
}

/** A message in it, which the parser reads as words of its own. */
const hasMessage = (raw: Uint8Array): boolean =>
  /^content-type:\s?message\/rfc822/im.test(Buffer.from(raw.subarray(0, limits.inbound_bytes_read)).toString('latin1'))

/** Without the fields of a report: by who wrote it, by its name, or by its words where nobody is to answer it. */
function isReport(email: Email, words: ReportText, encloses: boolean): boolean {
  if (headersOf(email, 'x-failed-recipients').length > 0) return true
  if (isAutomaticAnswer(email) || isOfList(email)) return false
  const [isNamed, tells] = [isNamedReport(email), tellFailure(words)]
  if (isFromDaemon(email)) return isNamed || tells || isWithoutSender(email) || quoteServer(words)
  // Absence notes have no return path either, and say what they like.
  if (isWithoutSender(email)) return isNamed || (tells && (encloses || words.original !== ''))
  // People ask about deliveries that failed.
  return isNamed && tells && quoteServer(words)
}

/** What is shown of it: as text, or without the tags of its HTML. */
const getWords = ({ text, html }: Email): string =>
  text?.trim()
    ? text
    : (html ?? '')
        .replaceAll(/<br\b|<\/(?:p|div|tr|li|h\d)\b/gi, '\n$&')
        .replaceAll(/<[^<>]*>/g, ' ')
        .trim()

/** As it was sent: of a multipart whose parts cannot be told apart. */
function getBody(raw: Uint8Array): string {
  const text = Buffer.from(raw.subarray(0, limits.inbound_bytes_read)).toString('utf8')
  return text.slice(Math.max(text.search(/\n\r?\n/), 0)).trimStart()
}

function toBounce(report: Report, of: ReturnedEmail): IncomingMail {
  if (report === undefined) return other
  return report === 'delay' ? { type: 'delay' } : { type: 'bounce', failures: report, of }
}

function complaintOf(text: string, of: ReturnedEmail): IncomingMail {
  const fields = fieldGroups(text)[0] ?? new Map()
  const type = fields.get('feedback-type')?.toLowerCase() ?? ''
  if (type === 'not-spam' || type === 'auth-failure') return other
  const paths = withTokens([fields.get('original-mail-from') ?? ''])
  return { type: 'complaint', detail: type, of: { ...of, return_paths: [...paths, ...of.return_paths] } }
}

/** The headers of the email that a report is about. */
function returned(text: string): ReturnedEmail {
  if (text === '') return nothing
  const [fields] = fieldGroups(text)
  const [, unsubscribe_url = null] = /<(https?:[^<>]+)>/.exec(fields?.get('list-unsubscribe') ?? '') ?? []
  return { return_paths: withTokens([fields?.get('return-path') ?? '']), unsubscribe_url }
}

function replyOf(email: Email): IncomingMail {
  const ids = [email.inReplyTo, email.references].join(' ').match(/<[^<>\s]{1,990}>/g) ?? []
  const message_ids = [...new Set(ids)].slice(-limits.inbound_references_max)
  const from = email.from?.address
  if (!from || message_ids.length === 0) return other
  return { type: 'reply', from, subject: email.subject ?? '', excerpt: readReply(email), message_ids }
}
