/** What a reader sees of a mail: subject, links, the headers that mail programs use. */
export interface ReceivedMail {
  to: string
  at: number
  message_id: string
  /** The address to which reports about it come. */
  return_path: string
  subject: string
  from: string
  text: string
  /** Path of the link in `List-Unsubscribe`; null in mail that is no marketing. */
  unsubscribe: string | null
  one_click: boolean
  /** Path of the picture that tells that it is open; null where it has none. */
  opens: string | null
  /** Path of its first link that counts who follows it. */
  link: string | null
}

export function readMail(
  raw: string,
  envelope: Pick<ReceivedMail, 'to' | 'at' | 'message_id' | 'return_path'>,
): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string): string | null => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null
  const unsubscribe = /^<(.+)>$/.exec(header('List-Unsubscribe') ?? '')?.[1]
  return {
    ...envelope,
    subject: words(header('Subject') ?? ''),
    from: words(header('From') ?? ''),
    text: plainText(raw.slice(end)),
    unsubscribe: unsubscribe === undefined ? null : new URL(unsubscribe).pathname,
    one_click: header('List-Unsubscribe-Post') === 'List-Unsubscribe=One-Click',
    opens: linkTo('opens', raw.slice(end)),
    link: linkTo('clicks', raw.slice(end)),
  }
}

/** Long words are divided into several of these. */
const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())

const linkTo = (what: string, body: string): string | null =>
  linksIn(decoded(body)).find(path => path.startsWith(`/v1/public/${what}/`)) ?? null

/** The part for readers without HTML. */
function plainText(body: string): string {
  const start = body.indexOf('Content-Type: text/plain')
  const from = body.indexOf('\r\n\r\n', start) + 4
  const to = body.indexOf('\r\n--=_', from)
  return decoded(body.slice(from, to < 0 ? undefined : to))
}

const decoded = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Paths of the product's own links in a text, in their order. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(/https:\/\/leads\.example\.com(\/[^\s)\]>"]+)/g)].map(([, path = '']) => path)
