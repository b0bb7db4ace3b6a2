/** Who a visitor is by the word of the owner's server; other features call these. */
import { derivedSecret, verifyHmac } from '../../../platform/identity/secrets.ts'

export const identitySecret = (siteKey: Buffer): string => derivedSecret(siteKey, 'identity')

/** Whether the hash proves the address. */
export const isIdentified = (siteKey: Buffer, email: string, user_hash: string): boolean =>
  verifyHmac(identitySecret(siteKey), email.trim().toLowerCase(), user_hash)
