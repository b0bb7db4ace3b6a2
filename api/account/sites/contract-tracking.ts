/** Tracking settings of a site, and the snippet for its pages. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { siteParams, version } from '../../platform/schemas/schemas.ts'
import { trackingSettingsUpdated } from './events.ts'
import { siteLimits } from './limits.ts'

const keptDays = z
  .int()
  .min(1)
  .max(siteLimits.visits_kept_days_max)
  .openapi({ description: 'Number of days after which visits and unknown visitors are deleted.' })

const fields = {
  enabled: z
    .boolean()
    .openapi({ description: 'Whether page visits are recorded. Popup results are counted in any case.' }),
  consent_mode: z.boolean().openapi({
    description: 'Whether the widget stores and sends nothing on any page before `leadwright.consent("grant")`.',
  }),
  kept_days: keptDays,
}

const trackingSettings = z
  .object({
    ...fields,
    snippet: z.string().openapi({ description: 'The line to add to your pages, once for popups and tracking.' }),
    version,
  })
  .openapi('TrackingSettings')

const of = {
  database: 'control',
  permission: 'manage-marketing',
  tag: 'sites',
  path: '/v1/sites/{site_id}/tracking-settings',
  status: 200,
  params: siteParams,
  response: trackingSettings,
  versioned: true,
  example: {
    enabled: true,
    consent_mode: false,
    kept_days: 365,
    snippet:
      '<script async src="https://leads.example.com/widget.js" data-site="site_0199a3f2c4d87e6b9a0112233445566f"></script>',
    version: 2,
  },
} as const

export const getTrackingSettings = contract({
  ...of,
  operationId: 'getTrackingSettings',
  method: 'get',
  summary: 'Get the tracking settings of a site',
  description: 'Returns whether visits are tracked, and what is stored of them.',
})

export const updateTrackingSettings = contract({
  ...of,
  operationId: 'updateTrackingSettings',
  method: 'patch',
  summary: 'Change the tracking settings of a site',
  description: 'Open pages pick up the change within 5 minutes; stored data follows it immediately.',
  audit: trackingSettingsUpdated,
  body: z.strictObject(fields).partial().openapi('TrackingSettingsChanges'),
  body_example: { enabled: true, consent_mode: true, kept_days: 90 },
})
