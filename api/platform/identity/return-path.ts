/**
 * Where bounces of one email come back to: the configured address with a token in its local part (VERP). The token names
 * site and email and is signed with the site's key, so that who did not get the email can suppress nobody.
 */
import { timingSafeEqual } from 'node:crypto'
import { sign, signaturesOf } from './secrets.ts'

/** Content of the signature: an email, or a site to which replies are forwarded. */
export interface ReturnToken {
  /** The last 16 digits of the site's id. */
  site_tail: string
  /** 32 digits; zeros where it is the site's. */
  email_digits: string
  signature: string
}

const purpose = 'return-path'
const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const octets = { email: 16, site: 8, signature: 10 } as const
const whole = octets.email + octets.site + octets.signature
export const token_characters = Math.ceil((whole * 8) / 5)
/** With a plus and the token a local part has 64 characters at most. */
export const return_path_local_max = 64 - token_characters - 1
const no_email = '0'.repeat(octets.email * 2)

const digitsOf = (id: string): string => id.slice(id.lastIndexOf('_') + 1)
const tailOf = (site_id: string): string => digitsOf(site_id).slice(-octets.site * 2)

/** Local parts may lose their case on the way: letters of one case alone. */
function toBase32(bytes: Buffer): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(value << (5 - bits)) & 31] : text
}

function fromBase32(text: string): Buffer | null {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    const five = letters.indexOf(letter)
    if (five < 0) return null
    value = (value << 5) | five
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 255)
    }
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}

const octetsOf = (signature: string): Buffer => Buffer.from(signature, 'base64url').subarray(0, octets.signature)

function tokenOf(key: Buffer, site_id: string, email_digits: string): string {
  const site_tail = tailOf(site_id)
  const parts = [Buffer.from(email_digits, 'hex'), Buffer.from(site_tail, 'hex')]
  return toBase32(Buffer.concat([...parts, octetsOf(sign(key, purpose, site_tail, email_digits))]))
}

/** The token of an email. */
export const returnToken = (key: Buffer, site_id: string, email_id: string): string =>
  tokenOf(key, site_id, digitsOf(email_id))

/** The token of a site: what is forwarded to it is looked through for replies. */
export const siteToken = (key: Buffer, site_id: string): string => tokenOf(key, site_id, no_email)

/** `bounces@example.com` with a token: `bounces+token@example.com`. */
export function withToken(address: string, token: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${token}${address.slice(at)}`
}

/** The content of a token, unverified; null for everything else. */
export function readToken(text: string): ReturnToken | null {
  if (text.length !== token_characters) return null
  const bytes = fromBase32(text.toLowerCase())
  if (!bytes || toBase32(bytes) !== text.toLowerCase()) return null
  return {
    email_digits: bytes.subarray(0, octets.email).toString('hex'),
    site_tail: bytes.subarray(octets.email, octets.email + octets.site).toString('hex'),
    signature: bytes.subarray(octets.email + octets.site, whole).toString('hex'),
  }
}

/** The token in an address; null where it has none. */
export function tokenIn(address: string): ReturnToken | null {
  const [, token] = /\+([a-z2-7]+)@[^@]+$/i.exec(address.trim().replace(/^<|>$/g, '')) ?? []
  return token === undefined ? null : readToken(token)
}

export const isToken = (key: Buffer, { site_tail, email_digits, signature }: ReturnToken): boolean =>
  signaturesOf(key, purpose, site_tail, email_digits).some(one =>
    timingSafeEqual(octetsOf(one), Buffer.from(signature, 'hex')),
  )

export const isOfSite = ({ email_digits }: ReturnToken): boolean => email_digits === no_email
