/** Links that show a popup to its owner only: signed with the site's key, valid for an hour. */

import { sign, verifySignature } from '../../../platform/identity/secrets.ts'
import { isId } from '../../../platform/runtime/ids.ts'
import { popupLimits } from './limits.ts'

const purpose = 'popup-preview'

export function previewToken(key: Buffer, popup_id: string, at_once: boolean, now: number) {
  const expires = Math.floor(now / 1000) + popupLimits.popup_preview_minutes * 60
  const said = [popup_id, String(expires), at_once ? '1' : '0']
  return { token: [...said, sign(key, purpose, ...said)].join('.'), expires_at: expires * 1000 }
}

/** What a preview token shows; null if it is invalid or has expired. */
export function previewedPopup(key: Buffer, token: string, now: number): { popup_id: string; at_once: boolean } | null {
  const [popup_id = '', expires = '', at_once = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isId('popup', popup_id)) return null
  if (!verifySignature(key, signature, purpose, popup_id, expires, at_once)) return null
  return Number(expires) * 1000 > now ? { popup_id, at_once: at_once === '1' } : null
}

/** The owner's page with the token in its query; what else is in the address stays. */
export function previewUrl(page_url: string, token: string): string {
  const url = new URL(page_url)
  url.searchParams.set('leadwright_preview', token)
  return url.href
}
