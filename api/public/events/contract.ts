/** Events that visitors' browsers report. They are read in site/contacts/visitors, the lead's timeline and the results. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { idPattern } from '../../platform/runtime/ids.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { siteParams, text } from '../../platform/schemas/schemas.ts'
import { visitorDevice, visitorId } from '../../site/contacts/visitors/rules.ts'
import { eventLimits } from '../../site/history/events/limits.ts'
import { publicEventLimits } from './limits.ts'

const pageUrl = text(limits.url_characters_max)
  .refine(url => /^https?:\/\//i.test(url) && URL.canParse(url), { params: { code: 'url_invalid' } })
  .openapi({ type: 'string', format: 'uri', maxLength: limits.url_characters_max })

const reported = <const T extends string, S extends z.ZodRawShape>(type: T, name: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape }).openapi(name)

const ofPopup = {
  popup_id: z.string().regex(idPattern('popup')),
  variant: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .openapi({
      description:
        'ID of the variant that was shown, as the configuration lists them. Absent for the design as it is now.',
    }),
  page_url: pageUrl.optional(),
}

/** By hand, because zod's records pass over `__proto__`, which `parseJson` refuses. */
const values = (value: z.ZodType<string | number | boolean>) =>
  z
    .record(text(publicEventLimits.custom_event_name_characters_max, 1), value)
    .refine(given => Object.keys(given).length <= eventLimits.event_data_entries_max, {
      params: { code: 'too_many', values: { maximum: eventLimits.event_data_entries_max } },
    })
const plain = z
  .union([text(eventLimits.event_text_characters_max), z.number(), z.boolean()])
  .openapi({ type: ['string', 'number', 'boolean'] })

const event = z
  .discriminatedUnion('type', [
    reported('page_visited', 'PageVisit', {
      page_url: pageUrl,
      referrer: text(limits.url_characters_max).optional(),
      title: text(publicEventLimits.page_title_characters_max).optional(),
    }),
    reported('page_left', 'PageLeft', {
      page_url: pageUrl,
      visible_ms: z
        .int()
        .min(0)
        .max(publicEventLimits.visible_milliseconds_max)
        .openapi({ description: 'Time the page was visible since the last report, in milliseconds.' }),
      interactions: z
        .int()
        .min(0)
        .max(publicEventLimits.interactions_at_once_max)
        .openapi({ description: 'Number of clicks, taps and key presses since the last report.' }),
    }),
    reported('popup_shown', 'PopupShown', ofPopup),
    reported('popup_closed', 'PopupClosed', ofPopup),
    reported('custom', 'CustomEvent', {
      name: text(publicEventLimits.custom_event_name_characters_max, 1),
      properties: values(plain).optional(),
      page_url: pageUrl.optional(),
    }),
    reported('identified', 'VisitorIdentified', {
      email: text(limits.email_characters_max),
      user_hash: text(200).optional().openapi({
        description: 'Proof of the address: its HMAC-SHA-256 with the site’s secret, in hexadecimal.',
      }),
    }),
  ])
  .openapi('VisitorEvent')

export const recordVisits = contract({
  operationId: 'recordVisits',
  method: 'post',
  path: '/v1/public/sites/{site_id}/events',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Record visited pages and popups shown',
  description:
    'Page views and the page’s own events are stored if the site tracks visits; popup events are counted in any case. The body may also be sent as `text/plain`, as beacons do. The response is the same whatever is stored.',
  status: 202,
  rate_limit: 'visits',
  plain_body: true,
  params: siteParams,
  body: z
    .strictObject({
      visitor_id: visitorId.optional(),
      token: z
        .string()
        .max(500)
        .optional()
        .openapi({ description: 'Value of `lw_visitor` in the URL of a signed link.' }),
      session: z
        .strictObject({
          device: visitorDevice.optional(),
          timezone: text(100).optional(),
          language: text(35).optional(),
          automated: z
            .boolean()
            .optional()
            .openapi({ description: 'Whether the browser reports that it is controlled by a program.' }),
        })
        .openapi('VisitorSession')
        .optional(),
      events: z.array(event).max(publicEventLimits.visits_at_once_max),
    })
    .refine(body => body.events.length > 0 || body.token !== undefined, {
      path: ['events'],
      params: { code: 'required' },
    })
    .openapi('Visits'),
  body_example: {
    visitor_id: '0199a3f2c4d87e6b9a0112233445566f',
    events: [{ type: 'page_visited', page_url: 'https://casa-verde.example/prices' }],
  },
  response: z.object({ accepted: z.literal(true) }).openapi('VisitsAccepted'),
  example: { accepted: true },
})
