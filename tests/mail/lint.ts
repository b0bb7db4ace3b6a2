/** What a marketing email must have; each failure in a few words. */
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import PostalMime, { type Email } from 'postal-mime'

export interface Around {
  /** DNS: TXT records by name. */
  records: ReadonlyMap<string, string>
  /** The postal addresses of the sites that sent. */
  addresses: readonly string[]
}

type Read = Email & { raw: string; head: string }

const headerOf = (email: Read, name: string): string | undefined => email.headers.find(one => one.key === name)?.value

/** Whether it says that one may leave a list. What an owner sends to himself as a test does so for the look of it. */
export async function isMarketing(raw: string): Promise<boolean> {
  const { subject = '', headers, html = '' } = await PostalMime.parse(Buffer.from(raw, 'latin1'))
  if (subject.startsWith('[Test]')) return false
  return headers.some(({ key }) => /^list-(?:id|unsubscribe)/.test(key)) || html.includes('/unsubscribe/')
}

const headerRules = [
  ...['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'list-id'].map(
    name => (email: Read) => headerOf(email, name) === undefined && `no ${name}`,
  ),
  (email: Read) => email.headers.filter(one => one.key === 'subject').length > 1 && 'two subjects',
  (email: Read) => !/^<https?:\/\/[^>]+>$/.test(headerOf(email, 'list-unsubscribe') ?? '') && 'no List-Unsubscribe',
  (email: Read) =>
    headerOf(email, 'list-unsubscribe-post') !== 'List-Unsubscribe=One-Click' && 'no List-Unsubscribe-Post',
  (email: Read) => /[^\t\r\n -~]/.test(email.head) && 'a header is not ASCII',
  (email: Read) => email.head.split('\r\n').some(line => line.length > 998) && 'a header line is too long',
  (email: Read) => /(?<!\r)\n|\r(?!\n)/.test(email.raw) && 'a bare line end',
]

const bodyRules = [
  (email: Read) =>
    !/^multipart\/alternative/i.test(headerOf(email, 'content-type') ?? '') && 'not multipart/alternative',
  (email: Read) => !email.text?.trim() && 'no plain text',
  (email: Read) => !email.html?.trim() && 'no HTML',
  (email: Read) => /\{\{|\{%|undefined|\[object/.test(`${email.html} ${email.text}`) && 'a template shows through',
  (email: Read) => !email.text?.includes('/v1/public/unsubscribe/') && 'no unsubscribe link in the text',
  (email: Read) =>
    !hrefs(email).some(href => href.includes('/v1/public/unsubscribe/')) && 'no unsubscribe link to press',
  (email: Read) =>
    hrefs(email).some(href => !/^(?:https?:\/\/|mailto:|tel:)/.test(href)) && 'a link without an address',
  (email: Read) =>
    (email.html?.match(/<img\b[^>]*>/gi) ?? []).some(image => !/\balt="/i.test(image)) && 'an image without alt',
  (email: Read) => !/<html[^>]*\blang="/i.test(email.html ?? '') && 'no language',
]

const hrefs = ({ html = '' }: Read): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

const folded = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;|[\s,.]+/gi, ' ')
    .toLowerCase()

function addressRule({ html = '', text = '' }: Read, { addresses }: Around): string | false {
  const [shown, written] = [folded(html), folded(text)]
  const has = addresses.some(address => shown.includes(folded(address)) && written.includes(folded(address)))
  return !has && 'no postal address'
}

async function signatureRule(email: Read, { records }: Around): Promise<string | false> {
  const resolver = async (name: string) => {
    const record = records.get(name)
    if (record === undefined) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' })
    return [[record]]
  }
  const { results } = await dkimVerify(Buffer.from(email.raw, 'latin1'), { resolver })
  const passed = results.find(one => one.status.result === 'pass')
  if (!passed) return `signature: ${results[0]?.status.comment ?? results[0]?.status.result ?? 'none'}`
  const signed = passed.signingHeaders?.keys.toLowerCase() ?? ''
  return (
    !['list-unsubscribe', 'list-unsubscribe-post', 'from', 'subject'].every(name =>
      signed.split(/[:\s]+/).includes(name),
    ) && 'headers are not signed'
  )
}

export async function lint(raw: string, around: Around): Promise<string[]> {
  const parsed = await PostalMime.parse(Buffer.from(raw, 'latin1'))
  const email = { ...parsed, raw, head: raw.slice(0, raw.indexOf('\r\n\r\n')) }
  const found = [...headerRules, ...bodyRules].map(rule => rule(email))
  found.push(addressRule(email, around), await signatureRule(email, around))
  return found.filter(one => one !== false)
}
