/** How popups over a page follow one another. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { siteParams, version } from '../../platform/schemas/schemas.ts'
import { overlaySettingsUpdated } from './events.ts'
import { siteLimits } from './limits.ts'

const fields = {
  overlay_pause_seconds: z
    .int()
    .min(siteLimits.overlay_pause_seconds_min)
    .max(siteLimits.overlay_pause_seconds_max)
    .openapi({
      description:
        'Pause after a box, banner or slide-in was closed, in seconds. Until it is over, no other is shown on any page of the site in that browser.',
    }),
  several_boxes: z.boolean().openapi({
    description: 'Whether one page view may show more than one box, one after the other.',
  }),
}

const of = {
  database: 'control',
  permission: 'manage-popups',
  tag: 'sites',
  path: '/v1/sites/{site_id}/overlay-settings',
  status: 200,
  params: siteParams,
  response: z.object({ ...fields, version }).openapi('OverlaySettings'),
  versioned: true,
  example: { overlay_pause_seconds: 30, several_boxes: false, version: 2 },
} as const

export const getOverlaySettings = contract({
  ...of,
  operationId: 'getOverlaySettings',
  method: 'get',
  summary: 'Get the overlay settings of a site',
  description: 'Returns how popups follow each other on a page.',
})

export const updateOverlaySettings = contract({
  ...of,
  operationId: 'updateOverlaySettings',
  method: 'patch',
  summary: 'Set the pause between popups over a page, and whether a page view may show several boxes',
  description: 'The pause does not apply to popups that a page opens by name or a visitor opens by a click.',
  audit: overlaySettingsUpdated,
  body: z.strictObject(fields).partial().openapi('OverlaySettingsChanges'),
  body_example: { overlay_pause_seconds: 60 },
})
