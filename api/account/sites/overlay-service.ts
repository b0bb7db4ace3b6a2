/** How popups over a page follow one another. Takes effect with the next request for the configuration. */
import { action, query } from '../../platform/features/endpoint.ts'
import * as contract from './contract-overlays.ts'
import { existingSite } from './rules.ts'
import { type SiteRow, updateSite } from './store.ts'

const toOverlays = ({ overlay_pause_seconds, several_boxes, version }: SiteRow) => ({
  overlay_pause_seconds,
  several_boxes,
  version,
})

export const getOverlaySettings = query(contract.getOverlaySettings, async (db, { params }) =>
  toOverlays(await existingSite(db, params.site_id)),
)

export const updateOverlaySettings = action(contract.updateOverlaySettings, async (tx, { params, body }, context) => {
  const row = await existingSite(tx, params.site_id)
  context.ifMatch(row.version)
  await updateSite(tx, row.id, { ...body, updated_at: context.now() })
  return toOverlays(await existingSite(tx, row.id))
})
