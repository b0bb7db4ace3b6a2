/**
 * Email addresses: the one grammar in front of every table and every mail. It is stricter than RFC 5322 on purpose,
 * because quoted local parts and comments are how mail is misrouted. Judging whether an address exists lives elsewhere.
 */
import { domainToASCII } from 'node:url'
import { memoize } from '../runtime/memoize.ts'

export const ADDRESS_OCTETS_MAX = 254
const LOCAL_PART_OCTETS_MAX = 64
const LABEL_OCTETS_MAX = 63

/** `address` is what was typed, trimmed; `email_key` identifies it: lower case, domain in punycode. */
export type ParsedAddress = { readonly address: string; readonly email_key: string }

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const typedDomain = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
const asciiLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** Nothing valid is longer in characters than in octets; this also keeps the patterns from ever seeing long input. */
const read_characters_max = ADDRESS_OCTETS_MAX + 64

/**
 * Reads one address; null for anything outside the grammar. A mail names its addresses twice, and the mails of a batch
 * share a sender, so parsed addresses are cached.
 */
export const parseAddress = memoize({ texts_max: 100, characters_max: read_characters_max }, read)

function read(text: string): ParsedAddress | null {
  if (text.length > read_characters_max) return null
  const address = text.trim()
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const local = address.slice(0, at)
  const domain = address.slice(at + 1)
  if (!localPart.test(local) || !typedDomain.test(domain)) return null
  const ascii = asciiDomain(domain)
  if (!ascii) return null
  const email_key = `${local.normalize('NFC').toLowerCase().normalize('NFC')}@${ascii}`
  if (Buffer.byteLength(local) > LOCAL_PART_OCTETS_MAX) return null
  if (Math.max(Buffer.byteLength(address), Buffer.byteLength(email_key)) > ADDRESS_OCTETS_MAX) return null
  return { address, email_key }
}

/** The address for SMTP: the local part as typed, the domain in punycode. */
export function wireAddress(address: string): string | null {
  const parsed = parseAddress(address)
  if (!parsed) return null
  const at = parsed.address.lastIndexOf('@')
  return parsed.address.slice(0, at) + parsed.email_key.slice(parsed.email_key.lastIndexOf('@'))
}

/** Domains that `domainToASCII` would not change: no punycode, and no label that reads as a number. */
const plainDomain = /^[a-z0-9.-]+\.[a-z]{2,}$/

function asciiDomain(domain: string): string | null {
  const lower = domain.toLowerCase()
  const ascii = plainDomain.test(lower) && !lower.includes('xn--') ? lower : domainToASCII(domain)
  const labels = ascii.split('.')
  if (labels.length < 2 || !labels.every(label => label.length <= LABEL_OCTETS_MAX && asciiLabel.test(label)))
    return null
  // An all-numeric last label is an IP address in disguise (127.1, ①②⑦.0.0.1), never a mail domain.
  return /^\d+$/.test(labels.at(-1) ?? '') ? null : ascii
}
