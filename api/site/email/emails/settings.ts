/** Default sending settings of a site, and its DKIM key, which is never returned. */

import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'
import { findSettings, type SettingsRow, saveSettings } from './hand-off-store.ts'
import { emailLimits } from './limits.ts'

const purpose = 'dkim'

export const defaultSettings: SettingsRow = {
  id: 1,
  unknown_policy: 'resend',
  late_policy: 'ask',
  dkim_domain: null,
  dkim_selector: null,
  dkim_private_key: null,
  version: 1,
  updated_at: 0,
}

/** The private key of a PEM text; null unless it is an RSA key that receivers accept. */
export function readPrivateKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return key.asymmetricKeyType === 'rsa' && bits >= emailLimits.dkim_modulus_bits_min ? key : null
  } catch {
    return null
  }
}

export const wrapPrivateKey = (siteKey: Buffer, pem: string): string => wrapSecret(siteKey, purpose, pem)

/** The key that signs emails; undefined if none is set. */
export function dkimKeyOf(row: SettingsRow, siteKey: Buffer): DkimKey | undefined {
  const { dkim_domain: domain, dkim_selector: selector, dkim_private_key } = row
  if (!domain || !selector || !dkim_private_key) return undefined
  const private_key = readPrivateKey(unwrapSecret(siteKey, purpose, dkim_private_key))
  return private_key ? { domain, selector, private_key } : undefined
}

/** The DNS record that lets receivers check the signature. */
export function dkimRecord(key: DkimKey): { name: string; value: string } {
  const spki = createPublicKey(key.private_key).export({ type: 'spki', format: 'der' })
  return {
    name: `${key.selector}._domainkey.${key.domain}`,
    value: `v=DKIM1; k=rsa; p=${spki.toString('base64')}`,
  }
}

/** Whatever is late waits until somebody decides. */
export async function askAboutLateMail(tx: Handle<'site'>, now: number): Promise<void> {
  const row = await findSettings(tx)
  if (!row || row.late_policy === 'ask') return
  await saveSettings(tx, { ...row, late_policy: 'ask', version: row.version + 1, updated_at: now })
}
