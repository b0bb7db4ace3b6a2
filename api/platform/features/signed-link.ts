/**
 * Signed links: each names the site and one purpose, cannot be altered, and is signed with the
 * site's key. What a link allows is decided by its feature; a link that expires has its expiry as a part.
 */

import { sign, verifySignature } from '../identity/secrets.ts'
import type { Installation, SiteFacts } from './context.ts'

export type LinkPurpose =
  | 'open'
  | 'click'
  | 'unsubscribe'
  | 'resubscribe'
  | 'confirm'
  | 'sender'
  | 'visitor'
  | 'answer'
  | 'download'
  | 'sandbox'
const signature_characters = 32
const site_octets = 16
const separator = '\n'

/** The token of a link; parts are short texts of one line each. */
export function linkToken(key: Buffer, purpose: LinkPurpose, site_id: string, parts: readonly string[]): string {
  if (parts.some(part => part.includes(separator))) throw new Error('A part of a link has one line')
  const site = Buffer.from(site_id.slice('site_'.length), 'hex')
  const payload = Buffer.concat([site, Buffer.from(parts.join(separator))]).toString('base64url')
  return sign(key, `link:${purpose}`, payload) + payload
}

/** The site that a token names, whoever made it up: only for what needs no proof. */
export const claimedSite = (token: string): string =>
  `site_${Buffer.from(token.slice(signature_characters, signature_characters + 22), 'base64url').toString('hex')}`

export interface SignedLink {
  site: SiteFacts
  parts: string[]
}

/** The content of a token; null unless its signature is valid and its site exists. */
export async function readLink(
  installation: Installation,
  purpose: LinkPurpose,
  token: string,
): Promise<SignedLink | null> {
  if (!/^[\w-]+$/.test(token)) return null
  const payload = token.slice(signature_characters)
  const octets = Buffer.from(payload, 'base64url')
  // Other spellings of the same octets count as altered.
  if (octets.length < site_octets || octets.toString('base64url') !== payload) return null
  const site = await installation.sites.find(`site_${octets.subarray(0, site_octets).toString('hex')}`)
  if (!site) return null
  const key = await installation.databases.siteKey(site.id)
  if (!verifySignature(key, token.slice(0, signature_characters), `link:${purpose}`, payload)) return null
  return { site, parts: octets.subarray(site_octets).toString('utf8').split(separator) }
}
