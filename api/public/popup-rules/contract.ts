/** The rules of popups in their owner's words, for the debug panel of the widget. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { id, siteParams } from '../../platform/schemas/schemas.ts'
import { designShape, popupStatus, visitorRule } from '../../site/capture/popups/contract.ts'

/** At most 50. */
const named = /^popup_[0-9a-f]{32}(,popup_[0-9a-f]{32}){0,49}$/

const publicVisitorRule = z
  .object({
    field: visitorRule.shape.field,
    op: visitorRule.shape.op,
    values: z
      .array(z.string())
      .optional()
      .openapi({ description: 'Values of which any one matches. Absent for tags, whose IDs are not public.' }),
  })
  .openapi('PublicVisitorRule')

const popup = z
  .object({
    id: id('popup'),
    status: popupStatus,
    devices: designShape.devices,
    url_rules: designShape.url_rules,
    visitor_rules: z.array(publicVisitorRule),
  })
  .openapi('PopupRules')

export const getPopupRules = contract({
  operationId: 'getPopupRules',
  method: 'get',
  path: '/v1/public/sites/{site_id}/popup-rules',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Get the rules of popups as they were written',
  description:
    'For `?leadwright_debug`. Returns the published popups of the site, and which of the popups named in `popup_ids` are drafts, without their rules. A draft site answers 404, except with the preview of a popup.',
  status: 200,
  rate_limit: 'visits',
  params: siteParams,
  query: z.strictObject({
    popup_ids: z
      .string()
      .regex(named)
      .optional()
      .openapi({ description: 'IDs of popups that the page names, separated by commas.' }),
    preview: z.string().max(500).optional().openapi({ description: 'Token of the preview that the page shows.' }),
  }),
  response: z.object({ popups: z.array(popup) }).openapi('PopupRulesList'),
  example: {
    popups: [
      {
        id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
        status: 'published',
        devices: ['desktop', 'tablet'],
        url_rules: [{ match: 'starts_with', value: '/balconies', exclude: false }],
        visitor_rules: [{ field: 'visitor', op: 'is', values: ['returning'] }],
      },
    ],
  },
})
