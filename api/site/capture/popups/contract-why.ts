/** "Why?": what the widget would decide about every popup of a site for one visitor on one page. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { id, instant, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { urlRule } from '../../../platform/schemas/url-rules.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { visitorLimits } from '../../contacts/visitors/limits.ts'
import { popupStatus, popupType } from './contract.ts'
import { popupLimits } from './limits.ts'
import { browser, device, visitorRule } from './targeting.ts'

export const popupVerdict = enumOf({
  show: 'It shows as soon as one of its triggers fires.',
  device: 'It is not for devices of this kind.',
  schedule: 'It is outside its time.',
  url: 'It is not for this page.',
  visitor: 'It is not for this visitor.',
  server: 'It depends on a rule for country, known lead or tag, which the server answers.',
  submitted: 'The visitor has submitted it.',
  frequency: 'The visitor has seen it as often as is allowed.',
  hidden: 'The visitor has closed it for good.',
  pause: 'Something else was closed on a page of the site just before.',
  once: 'A page view shows one box only: see `box_shown`.',
  waiting: 'Only a click or a call opens it.',
}).openapi('PopupVerdict', {
  description: 'Whether and why it is shown.',
})

const seen = z
  .strictObject({
    popup_id: id('popup'),
    shown_at: instant.optional(),
    closed_at: instant.optional(),
    submitted_at: instant.optional(),
  })
  .openapi('SeenPopup')

const seenBefore = z
  .strictObject({
    popup_id: id('popup').optional().openapi({ description: 'ID of the popup. Absent for every popup.' }),
    interaction: z.enum(['shown', 'closed', 'submitted']).openapi('Interaction', {
      description: 'What happened to the popup. `closed` and `submitted` imply `shown` at the same time.',
    }),
    days_ago: z.number().min(0).max(popupLimits.popup_why_days_ago_max),
  })
  .openapi('SeenBefore')

const failedRule = z
  .object({
    list: enumOf({ url_rules: 'Those on the page’s URL.', visitor_rules: 'Those on the visitor.' }).openapi('RuleList'),
    index: z.int(),
    url_rule: urlRule.optional().openapi({ description: 'The rule itself, from `url_rules`.' }),
    visitor_rule: visitorRule.optional().openapi({ description: 'The rule itself, from `visitor_rules`.' }),
  })
  .openapi('FailedRule')

const verdict = z
  .object({
    popup_id: id('popup'),
    name: z.string(),
    type: popupType,
    status: popupStatus,
    verdict: popupVerdict,
    failed_rule: failedRule.optional().openapi({ description: 'The first rule that does not match.' }),
    shows: z
      .boolean()
      .openapi({ description: 'Whether the verdict is `show`, and both the popup and the site are published.' }),
    first: z.boolean().openapi({
      description: 'Whether it is shown first among popups that open over the page, which show one at a time.',
    }),
    variant: z.string().optional().openapi({ description: 'ID of the variant that this visitor sees, or `original`.' }),
    variant_name: z.string().optional().openapi({ description: 'Name of the variant. Absent for `original`.' }),
  })
  .openapi('PopupWhy')

const visitorId = z
  .string()
  .max(visitorLimits.visitor_id_characters_max)
  .regex(/^[\w-]+$/)

export const explainPopups = contract({
  operationId: 'explainPopups',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/why',
  database: 'site',
  permission: 'manage-popups',
  tag: 'popups',
  summary: 'Say why each popup shows or does not show to a visitor',
  description:
    'Decided by the same code that runs in the visitor’s browser. Includes drafts, and assumes that triggers have fired. What is left out counts as unknown.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z
    .strictObject({
      page_url: webAddress,
      device: device.optional().openapi({ default: 'desktop' }),
      browser: browser.optional(),
      language: text(35).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      landing_page: webAddress
        .optional()
        .openapi({ description: 'URL of the first page of the visit. Defaults to `page_url`.' }),
      referrer: text(limits.url_characters_max).optional().openapi({ description: 'URL that the visit came from.' }),
      visitor: z.enum(['new', 'returning']).openapi('VisitorType').optional().openapi({ default: 'new' }),
      visitor_id: visitorId.optional().openapi({ description: 'ID of the visitor, which decides the variant.' }),
      known_lead: z.boolean().optional(),
      tag_ids: z.array(id('tag')).max(50).optional(),
      seen: z.array(seen).max(popupLimits.popup_why_seen_max).optional(),
      box_shown: z.boolean().optional().openapi({ description: 'Whether the page view has already shown a box.' }),
      seen_before: seenBefore.optional().openapi({
        description:
          'Instead of exact times, one interaction and the number of days since. `seen` takes precedence for a popup that it lists.',
      }),
      at: instant.optional().openapi({ description: 'Time of the visit. Defaults to now.' }),
    })
    .openapi('PopupQuestion'),
  body_example: { page_url: 'https://casa-verde.example/balconies', device: 'mobile', country: 'ES', language: 'es' },
  response: z
    .object({
      site_published: z.boolean(),
      overlay_pause_seconds: z
        .int()
        .openapi({ description: 'Pause between closing one overlay and showing the next.' }),
      several_boxes: z.boolean().openapi({ description: 'Whether one page view may show more than one box.' }),
      data: z.array(verdict),
    })
    .openapi('PopupWhyList'),
  example: {
    site_published: true,
    overlay_pause_seconds: 30,
    several_boxes: false,
    data: [
      {
        popup_id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
        name: 'Newsletter',
        type: 'popup_box',
        status: 'published',
        verdict: 'url',
        failed_rule: { list: 'url_rules', index: 0, url_rule: { match: 'contains', value: '/prices' } },
        shows: false,
        first: false,
      },
    ],
  },
})
