/** Reads back what file-transport.ts wrote, for `/dev/mail`, the admin and tests. Who may look is the route's matter. */
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type MailSummary = { id: string; from: string; to: string; subject: string; message_id: string; date: string }
export type MailMessage = MailSummary & { html: string; text: string; links: string[]; headers: Record<string, string> }

const HEADER_OCTETS_READ = 16_384
const SOURCE_OCTETS_SHOWN = 524_288
const idPattern = /^\d{15}-\d{6}-[0-9a-f]{6}$/

/** The newest first; `before` is the id after which the next page begins. */
export async function listMail(
  folder: string,
  page: { limit: number; before?: string | undefined },
): Promise<MailSummary[]> {
  const { before } = page
  const names = await readdir(folder).catch(() => [])
  const ids = names
    .filter(name => name.endsWith('.eml'))
    .map(name => name.slice(0, -4))
    .filter(id => idPattern.test(id) && (!before || id < before))
    .sort()
    .reverse()
    .slice(0, page.limit)
  return Promise.all(ids.map(async id => summary(id, await PostalMime.parse(await headerOf(folder, id)))))
}

/** One message, or null when the id names none. */
export async function readMail(folder: string, id: string): Promise<MailMessage | null> {
  if (!idPattern.test(id)) return null
  const raw = await readFile(join(folder, `${id}.eml`)).catch(() => null)
  if (!raw) return null
  const mail = await PostalMime.parse(raw)
  const html = mail.html ?? ''
  return {
    ...summary(id, mail),
    html,
    text: mail.text ?? '',
    links: linksIn(html),
    headers: Object.fromEntries(mail.headers.map(header => [header.key, header.value])),
  }
}

/** The octets of one message as text, with no more of it than is looked at. */
export async function readSource(folder: string, id: string): Promise<string> {
  const raw = idPattern.test(id) ? await readFile(join(folder, `${id}.eml`)).catch(() => null) : null
  return raw ? raw.subarray(0, SOURCE_OCTETS_SHOWN).toString('utf8') : ''
}

async function headerOf(folder: string, id: string): Promise<Buffer> {
  const file = await open(join(folder, `${id}.eml`))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_OCTETS_READ), 0, HEADER_OCTETS_READ, 0)
    const end = buffer.subarray(0, bytesRead).indexOf('\r\n\r\n')
    return buffer.subarray(0, end < 0 ? bytesRead : end + 4)
  } finally {
    await file.close()
  }
}

function summary(id: string, mail: Email): MailSummary {
  return {
    id,
    from: mailbox(mail.from),
    to: (mail.to ?? []).map(mailbox).join(', '),
    subject: mail.subject ?? '',
    message_id: mail.messageId ?? '',
    // When it was written, by the installation's clock; the Date header may be older.
    date: new Date(Number(id.slice(0, 15))).toISOString(),
  }
}

function mailbox(entry: Email['from']): string {
  if (!entry?.address) return entry?.name ?? ''
  return entry.name ? `${entry.name} <${entry.address}>` : entry.address
}

function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\s[^<>]*?href="([^"]*)"/g)].map(match => decodeEntities(match[1] ?? ''))
  return [...new Set(found)]
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
