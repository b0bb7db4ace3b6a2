/** Preview links that show a popup on its owner's page. They are signed, and nothing is stored. */

import { query } from '../../../platform/features/endpoint.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { previewToken, previewUrl } from './preview.ts'
import { existingPopup } from './rules.ts'

export const createPopupPreview = query(contract.createPopupPreview, async (db, { params, body }, context) => {
  const popup = await existingPopup(db, params.popup_id)
  const key = await context.installation.databases.siteKey(params.site_id)
  // Browsers run on the real clock, so previews of the demo site use it too.
  const { token, expires_at } = previewToken(key, popup.id, body.at_once ?? true, context.installation.clock.now())
  return { url: previewUrl(body.page_url, token), token, expires_at: toInstant(expires_at) }
})
