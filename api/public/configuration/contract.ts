/** The configuration of the widget: a site's published popups, without leads, tags and audiences. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { id, instant, localeName, siteParams } from '../../platform/schemas/schemas.ts'
import {
  afterSubmission,
  designShape,
  formField,
  popupContentChanges,
  popupStyle,
  popupTrigger,
  popupType,
  popupVariant,
} from '../../site/capture/popups/contract.ts'
import { fieldTypeWords } from '../../site/contacts/custom-fields/contract.ts'

export const publicField = z
  .object({
    name: z.string(),
    type: enumOf({ ...fieldTypeWords, email: 'The visitor’s email address.' }).openapi('PublicFieldType'),
    label: z.string(),
    placeholder: z.string().optional(),
    required: z.boolean().optional(),
    step: z.int().optional(),
    fill: formField.shape.fill,
    options: z.array(z.string()).optional(),
    presentation: formField.shape.presentation,
    image_urls: z
      .array(z.string())
      .optional()
      .openapi({ description: 'URLs of images for the options, in the same order. Empty for none.' }),
  })
  .openapi('PublicField')

export const publicConsent = z
  .object({
    type: z.enum(['checkbox', 'notice']).openapi('PublicConsentType'),
    text: z.string(),
    version: z.int(),
    required: z.boolean().optional(),
  })
  .openapi('PublicConsent')

const rule = z
  .object({
    on: enumOf({ device: 'The kind of device.', url: 'The page’s URL.', visitor: 'Facts of the visitor.' }).openapi(
      'PublicRuleSubject',
    ),
    any: z.array(z.array(z.string())),
    not: z.boolean().optional(),
  })
  .openapi('PublicRule', {
    description:
      'Matches if any fact matches its regular expression; with `not`, if none does. Each entry is the fact’s name and the expression’s source.',
  })

export const publicStyle = popupStyle
  .omit({ image_id: true, logo: true })
  .partial()
  .extend({
    image_url: z.string().optional().openapi({ description: 'Path of the image, relative to the API’s origin.' }),
    logo_url: z.string().optional().openapi({ description: 'Path of the logo, relative to the API’s origin.' }),
  })
  .openapi('PublicStyle')

export const publicFont = z
  .object({ family: z.string(), url: z.string(), weight: z.string().optional() })
  .openapi('PublicFont')

const entry = z
  .object({
    file: z.string(),
    query: z.string().openapi({
      description: 'Text that the page’s query string must contain for the file to be loaded. Empty for every page.',
    }),
  })
  .openapi('WidgetEntry')

const popup = z
  .object({
    id: id('popup'),
    type: popupType,
    position: designShape.position,
    animation: designShape.animation,
    allow_closing: designShape.allow_closing,
    hide_duration_days: designShape.hide_duration_days,
    frequency_days: designShape.frequency_days,
    created_at: instant,
    ...z
      .object({
        show_after_submission: z.boolean(),
        once: popupType.openapi({ description: 'Group of which a page view shows only one.' }),
        priority: z.int(),
        schedule: z.array(z.int()).openapi({
          description:
            'Times between which it is shown, in Unix milliseconds: start (inclusive) and, if there is one, end (exclusive).',
        }),
        triggers: z.array(popupTrigger),
        rules: z.array(rule),
        ask: z.boolean().openapi({ description: 'Whether it has rules that only `decidePopups` can evaluate.' }),
        countdown: z.object({ ends_at: z.int().optional(), minutes: z.int().optional() }).openapi('PublicCountdown', {
          description:
            'End of the countdown in Unix milliseconds, or its length in minutes from when it is first shown.',
        }),
        coupon_on_click: z.boolean(),
        files: z.array(z.string()).openapi({ description: 'Additional widget files needed to display it.' }),
        after_submission: afterSubmission,
        translations: designShape.translations,
        variants: z
          .array(
            popupVariant
              .omit({ name: true })
              .extend({ id: z.string(), style: publicStyle.optional() })
              .openapi('PublicVariant'),
          )
          .openapi({
            description:
              'The design itself first, with an ID alone. Absent where it is `original` and has none beside it.',
          }),
      })
      .partial().shape,
    content: popupContentChanges,
    form: z
      .object({ fields: z.array(publicField), consent: publicConsent.optional(), typo_hint: z.boolean().optional() })
      .openapi('PublicForm'),
    style: publicStyle,
  })
  .openapi('PublicPopup', {
    description: 'A popup as the widget shows it. Default values are omitted: empty texts and lists, `false` and 0.',
  })

const pageChat = z
  .object({
    id: id('assistant'),
    on_every_page: z.boolean().optional().openapi({
      description:
        'Whether its button appears on every page. Otherwise it appears where the page has an element for it.',
    }),
    openers: z
      .array(popup.omit({ style: true }).extend({ id: z.string() }).openapi('PublicChatOpener'))
      .optional()
      .openapi({
        description: 'Messages that it shows first, under the same rules as popups. The heading is the message.',
      }),
  })
  .openapi('PublicPageChat')

export const getWidgetConfiguration = contract({
  operationId: 'getWidgetConfiguration',
  method: 'get',
  path: '/v1/public/sites/{site_id}/config',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Get the published popups of a site',
  description:
    'A draft site answers 404, except for the preview of a popup and for the demo’s own page. Cached for at most 5 seconds.',
  status: 200,
  revalidated: true,
  params: siteParams,
  query: z.strictObject({ preview: z.string().max(500).optional() }),
  response: z
    .object({
      site_id: id('site'),
      version: z.string(),
      language: localeName,
      popups: z.array(popup),
      consent_mode: z
        .boolean()
        .optional()
        .openapi({ description: 'Whether nothing is stored or sent before consent.' }),
      tracking: z.boolean().optional().openapi({ description: 'Whether visits are tracked.' }),
      pause_ms: z.int().openapi({ description: 'Pause between closing one overlay and showing the next.' }),
      entries: z.array(entry).openapi({
        description:
          'Widget files to load with the page. Files for what is shown later, such as popups, are loaded then.',
      }),
      fonts: z.array(publicFont).optional(),
      chats: z.array(pageChat).optional(),
      preview: z.boolean().optional(),
    })
    .openapi('WidgetConfiguration'),
  example: {
    site_id: 'site_0199a3f2c4d87e6b9a0112233445566f',
    version: '5bqQmV7kYt0Zr1xA',
    language: 'es',
    pause_ms: 30_000,
    entries: [{ file: 'debug.js', query: 'leadwright_debug' }],
    popups: [
      {
        id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
        type: 'popup_box',
        position: 'center',
        animation: 'fade',
        allow_closing: true,
        hide_duration_days: 7,
        frequency_days: 7,
        created_at: '2027-03-14T09:30:00.000Z',
        triggers: [{ type: 'delay', seconds: 5 }],
        rules: [{ on: 'url', any: [['path', '^/balcones']] }],
        content: { heading: 'Una carta del taller', button_text: 'Suscribirme', thank_you_heading: 'Gracias' },
        form: { fields: [{ name: 'email', type: 'email', label: 'Email', required: true }] },
        style: { accent_color: '#b5532c', radius_px: 14 },
      },
    ],
  },
})
