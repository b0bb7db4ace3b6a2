/** Verifies the DKIM signature of a message of ours that came back: RSA and SHA-256, relaxed, as dkim.ts signs. */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { type DnsRecords, txtOf } from '../dns-records.ts'

export type DkimVerdict = 'pass' | 'none' | 'body_changed' | 'signature_wrong' | 'key_missing' | 'key_unknown'

interface Field {
  name: string
  /** As it stands, with its name. */
  line: string
}

export async function verifyDkim(
  raw: Buffer,
  of: { domain: string; selector: string },
  dns: DnsRecords,
): Promise<DkimVerdict> {
  const text = raw.toString('latin1').replaceAll(/\r?\n/g, '\r\n')
  const end = text.indexOf('\r\n\r\n')
  const fields = fieldsOf(end < 0 ? text : text.slice(0, end))
  const signature = fields.find(field => {
    if (field.name !== 'dkim-signature') return false
    const tags = tagsOf(field.line)
    return tags.get('d') === of.domain && tags.get('s') === of.selector
  })
  if (!signature) return 'none'
  const tags = tagsOf(signature.line)
  const body = relaxedBody(end < 0 ? '' : text.slice(end + 4))
  if (createHash('sha256').update(body, 'latin1').digest('base64') !== tags.get('bh')) return 'body_changed'
  const records = await txtOf(dns, `${of.selector}._domainkey.${of.domain}`)
  if (records === null) return 'key_unknown'
  const key = records.map(record => tagsOf(`:${record}`).get('p')).find(Boolean)
  if (!key) return 'key_missing'
  return isSigned(signedText(fields, signature, tags), tags.get('b') ?? '', key) ? 'pass' : 'signature_wrong'
}

function fieldsOf(head: string): Field[] {
  return head
    .split(/\r\n(?![ \t])/)
    .map(line => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }))
}

function tagsOf(line: string): Map<string, string> {
  const value = line.slice(line.indexOf(':') + 1).replaceAll(/\s+/g, '')
  return new Map(value.split(';').map(tag => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]))
}

const relaxed = ({ name, line }: Field): string =>
  `${name}:${line
    .slice(line.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`

/** Fields are taken from the last of their name upward. */
function signedText(fields: readonly Field[], signature: Field, tags: ReadonlyMap<string, string>): string {
  const left = fields.filter(field => field !== signature)
  const lines = (tags.get('h') ?? '')
    .toLowerCase()
    .split(':')
    .flatMap(name => {
      const at = left.findLastIndex(field => field.name === name)
      const [taken] = at < 0 ? [] : left.splice(at, 1)
      return taken ? [relaxed(taken)] : []
    })
  return [...lines, relaxed(signature).replace(/([:;] ?b=)[^;]*/, '$1')].join('\r\n')
}

function relaxedBody(body: string): string {
  const text = body
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(' \r\n', '\r\n')
    .replace(/(?:\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}

function isSigned(text: string, signature: string, key: string): boolean {
  try {
    const public_key = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify('sha256', Buffer.from(text, 'latin1'), public_key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
