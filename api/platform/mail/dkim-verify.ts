/**
 * Verifies the DKIM signature of a message of ours that came back: RSA and SHA-256, relaxed, as dkim.ts signs. Reading the
 * message is apart from verifying it, so that it can be done in a thread.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { type DnsRecords, lookUpTxt } from '../network/dns-records.ts'
import { limits } from '../runtime/limits.ts'

export type DkimVerdict = 'pass' | 'none' | 'body_changed' | 'signature_wrong' | 'key_missing' | 'key_unknown'

interface Field {
  name: string
  /** As it stands, with its name. */
  line: string
}

/** A signature that a message carries, with what it was made of. */
export interface DkimSignature {
  domain: string | undefined
  selector: string | undefined
  /** The body is the one that was signed. */
  is_body_intact: boolean
  signed_text: string
  signature: string
}

/** Signatures at the top of a message; servers in between add theirs above ours. */
export function readSignatures(raw: Uint8Array): DkimSignature[] {
  const text = Buffer.from(raw).toString('latin1').replaceAll(/\r?\n/g, '\r\n')
  const end = text.indexOf('\r\n\r\n')
  const fields = fieldsOf(end < 0 ? text : text.slice(0, end))
  const signatures = fields.filter(({ name }) => name === 'dkim-signature').slice(0, limits.dkim_signatures_max)
  if (signatures.length === 0) return []
  const body = relaxedBody(end < 0 ? '' : text.slice(end + 4))
  const hash = createHash('sha256').update(body, 'latin1').digest('base64')
  return signatures.map(field => {
    const tags = tagsOf(field.line)
    return {
      ...{ domain: tags.get('d'), selector: tags.get('s'), signature: tags.get('b') ?? '' },
      is_body_intact: tags.get('bh') === hash,
      signed_text: signedText(fields, field, tags),
    }
  })
}

export async function judgeSignatures(
  signatures: readonly DkimSignature[],
  of: { domain: string; selector: string },
  dns: DnsRecords,
): Promise<DkimVerdict> {
  const own = signatures.find(({ domain, selector }) => domain === of.domain && selector === of.selector)
  if (!own) return 'none'
  if (!own.is_body_intact) return 'body_changed'
  const records = await lookUpTxt(dns, `${of.selector}._domainkey.${of.domain}`)
  if (records === null) return 'key_unknown'
  const key = records.map(record => tagsOf(`:${record}`).get('p')).find(Boolean)
  if (!key) return 'key_missing'
  return isSigned(own.signed_text, own.signature, key) ? 'pass' : 'signature_wrong'
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
    .split(':', limits.dkim_signed_fields_max)
    .flatMap(name => {
      const at = left.findLastIndex(field => field.name === name)
      const [taken] = at < 0 ? [] : left.splice(at, 1)
      return taken ? [relaxed(taken)] : []
    })
  return [...lines, relaxed(signature).replace(/([:;] ?b=)[^;]*/, '$1')].join('\r\n')
}

function relaxedBody(body: string): string {
  const text = body.replaceAll(/[ \t]+/g, ' ').replaceAll(' \r\n', '\r\n')
  let end = text.length
  while (end >= 2 && text.startsWith('\r\n', end - 2)) end -= 2
  return end === 0 ? '' : `${text.slice(0, end)}\r\n`
}

function isSigned(text: string, signature: string, key: string): boolean {
  try {
    const public_key = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify('sha256', Buffer.from(text, 'latin1'), public_key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
