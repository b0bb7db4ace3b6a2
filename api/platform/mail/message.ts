/**
 * A mail as octets: multipart/alternative with an envelope of one recipient, signed where the site has a DKIM key.
 * Pure: the same draft gives the same octets, so a resent message is the same message. Rendering and sending live
 * elsewhere.
 */
import { hash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { wireAddress } from '../schemas/address.ts'
import { type DkimKey, dkimSignature } from './dkim.ts'
import { encodeMailbox, encodeText } from './header-text.ts'
import { quotedPrintable } from './quoted-printable.ts'
import { isWireReady } from './wire-ready.ts'

export const MESSAGE_BODY_OCTETS_MAX = 2_000_000
export const HEADER_URL_CHARACTERS_MAX = 900

export type Mailbox = { name?: string | undefined; address: string }
export type MailDraft = {
  from: Mailbox
  to: Mailbox
  reply_to?: Mailbox | undefined
  /** Return path; absent: the sender. */
  return_path?: string | undefined
  subject: string
  html: string
  text: string
  /** With angle brackets, as `messageId` gives it. */
  message_id: string
  /** Epoch milliseconds. */
  date: number
  /** Marketing mail: gives List-Id and both List-Unsubscribe headers. */
  list?: { id: string; unsubscribe_url: string; one_click: true } | undefined
  headers?: Record<string, string> | undefined
  dkim?: DkimKey | undefined
}
/** A message for a transport: one envelope, one recipient, finished bytes that go as they are (wire-ready.ts). */
export type OutgoingMail = {
  message_id: string
  envelope: { from: string; to: string }
  raw: Buffer
  /** For providers, whose reports of bounces repeat it. */
  return_token?: string
}

const ownHeaders =
  /^(from|to|cc|bcc|sender|reply-to|subject|date|message-id|mime-version|content-.*|list-.*|dkim-signature|return-path|received|resent-.*)$/i

/** Builds the message; throws on an address, id, URL or header name that no caller may let through. */
export function composeMessage(draft: MailDraft): OutgoingMail {
  const { html, text } = draft
  if (html.length + text.length > MESSAGE_BODY_OCTETS_MAX) throw new Error('The message body is too large')
  const envelope = { from: wireAddress(draft.return_path ?? draft.from.address), to: wireAddress(draft.to.address) }
  if (!envelope.from || !envelope.to) throw new Error('The envelope needs two valid addresses')
  if (!/^<[\w.+-]+@[a-z0-9.-]+>$/i.test(draft.message_id)) throw new Error('The Message-ID is not valid')
  // '=_' cannot occur in quoted-printable text, so this boundary never occurs in a body.
  const boundary = `=_${hash('sha256', draft.message_id).slice(0, 32)}`
  const headers = headerLines(draft, boundary)
  const body = alternatives(boundary, text, html)
  const signature = draft.dkim ? dkimSignature(headers, body, draft.dkim) : null
  const head = `${(signature ? [signature, ...headers] : headers).join('\r\n')}\r\n\r\n`
  if (!isWireReady(head)) throw new Error('A header would not go as it is')
  const raw = octetsOf(head, body)
  return { message_id: draft.message_id, envelope: { from: envelope.from, to: envelope.to }, raw }
}

/** Both in one buffer, each copied once: a body is ASCII. */
function octetsOf(head: string, body: string): Buffer {
  const octets = Buffer.byteLength(head)
  const raw = Buffer.allocUnsafe(octets + body.length)
  raw.write(head, 'utf8')
  raw.write(body, octets, 'latin1')
  return raw
}

/** The Message-ID that belongs to a row: the same parts give the same id, so a resend can be recognized. */
export function messageId(parts: readonly (string | number)[], domain: string): string {
  const ascii = domainToASCII(domain)
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(ascii)) throw new Error('The domain of a Message-ID is not valid')
  return `<${hash('sha256', JSON.stringify(parts)).slice(0, 40)}@${ascii}>`
}

function headerLines(draft: MailDraft, boundary: string): string[] {
  const lines = [
    `From: ${encodeMailbox(draft.from)}`,
    `To: ${encodeMailbox(draft.to)}`,
    ...(draft.reply_to ? [`Reply-To: ${encodeMailbox(draft.reply_to)}`] : []),
    `Subject: ${encodeText(draft.subject)}`,
    `Date: ${new Date(draft.date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${draft.message_id}`,
    ...(draft.list ? listHeaders(draft.list) : []),
  ]
  for (const [name, value] of Object.entries(draft.headers ?? {})) {
    if (!/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(name) || ownHeaders.test(name))
      throw new Error(`Header ${name} is refused`)
    lines.push(`${name}: ${encodeText(value)}`)
  }
  lines.push('MIME-Version: 1.0', `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`)
  return lines
}

function listHeaders(list: { id: string; unsubscribe_url: string }): string[] {
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/i.test(list.id)) throw new Error('The List-Id is not valid')
  const url = new URL(list.unsubscribe_url)
  if (!/^https?:$/.test(url.protocol) || url.href.length > HEADER_URL_CHARACTERS_MAX || /[<>,\s]/.test(url.href)) {
    throw new Error('The unsubscribe URL can not stand in a header')
  }
  return [
    `List-Id: <${list.id}>`,
    `List-Unsubscribe: <${url.href}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]
}

/** The body, which is ASCII. */
function alternatives(boundary: string, text: string, html: string): string {
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n` +
    quotedPrintable(content)
  return `${part('text/plain', text)}${part('text/html', html)}--${boundary}--\r\n`
}
