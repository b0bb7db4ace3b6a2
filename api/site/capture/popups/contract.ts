/** Popups: a box on the owner's pages with a form in it. What visitors' browsers receive is in public/. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { list, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { expandRecent, recentResults } from '../results/contract.ts'
import { designChanges, designShape, newDesign, popupType } from './design.ts'
import {
  popupCreated,
  popupDeleted,
  popupPublished,
  popupUnpublished,
  popupUpdated,
  popupVariantApplied,
} from './events.ts'

export { popupContentChanges, popupStyle, popupType, popupVariant } from './appearance.ts'
export { designShape, newDesign } from './design.ts'
export { afterSubmission, formField, imageOrNone, popupForm, unique } from './form.ts'
export { device, popupTrigger, visitorRule } from './targeting.ts'

export const popupStatus = z.enum(['draft', 'published']).openapi('PopupStatus')

const missing = z
  .object({ pointer: z.string(), code: z.string() })
  .openapi('MissingPart', { description: 'An issue that prevents publishing.' })

export const popup = z
  .object({
    id: id('popup'),
    name: z.string(),
    description: z.string(),
    type: popupType,
    status: popupStatus,
    ...designShape,
    base_variant: z.string().openapi({
      description:
        'ID under which results count the design itself: `original`, or that of the variant that was applied last.',
    }),
    consent_version: z.int().openapi({ description: 'Number that increases with every change of the consent text.' }),
    missing: z
      .array(missing)
      .openapi({ description: 'Issues that prevent publishing. Empty once the design is complete.' }),
    snippet: z.string().openapi({ description: 'The line to add to your pages, once for all popups of the site.' }),
    submission_count: z.int(),
    trapped_count: z.int().openapi({ description: 'Number of submissions discarded because they were automated.' }),
    published_at: instant.nullable(),
    recent_results: recentResults
      .optional()
      .openapi({ description: 'Recent results. Only with `expand=recent_results`.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Popup')

const popupName = filledText(limits.name_characters_max).openapi({ type: 'string', minLength: 1, maxLength: 100 })
const fields = { name: popupName, description: text(limits.description_characters_max).optional() }
const params = siteParams.extend({ popup_id: id('popup') })

const design = {
  ...newDesign,
  content: {
    ...newDesign.content,
    heading: 'A letter from the workshop',
    text: 'One careful email a month.',
    button_text: 'Subscribe',
    thank_you_heading: 'You are on the list',
    thank_you_text: '',
  },
  form: {
    ...newDesign.form,
    fields: [{ name: 'email', label: 'Email', placeholder: 'name@example.com', required: true }],
    consent: { type: 'checkbox', text: 'I agree to receive the newsletter.', required: false },
  },
} as const
const example = {
  id: 'popup_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Newsletter',
  description: '',
  type: 'popup_box',
  status: 'draft',
  ...design,
  base_variant: 'original',
  consent_version: 1,
  missing: [],
  snippet:
    '<script async src="https://leads.example.com/widget.js" data-site="site_0199a3f2c4d87e6b9a0112233445566f"></script>',
  submission_count: 0,
  trapped_count: 0,
  published_at: null,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'site', permission: 'manage-popups', tag: 'popups' } as const
const one = { ...of, params, response: popup, example, versioned: true } as const

export const listPopups = contract({
  ...of,
  operationId: 'listPopups',
  method: 'get',
  path: '/v1/sites/{site_id}/popups',
  summary: 'List popups',
  description: 'Returns popups with their settings, drafts too.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    status: popupStatus.optional(),
    type: list(popupType).optional(),
    expand: expandRecent,
  }),
  response: pageOf('PopupPage', popup),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createPopup = contract({
  ...one,
  operationId: 'createPopup',
  method: 'post',
  path: '/v1/sites/{site_id}/popups',
  summary: 'Create a popup, as a draft',
  description: 'What is left out is set as in a new popup. Visitors see it once it is published.',
  status: 201,
  audit: popupCreated,
  params: siteParams,
  body: z.strictObject({ ...designChanges, ...fields, type: popupType.optional() }).openapi('NewPopup'),
  body_example: { name: 'Newsletter', content: design.content, form: { fields: design.form.fields } },
})

export const getPopup = contract({
  ...one,
  operationId: 'getPopup',
  method: 'get',
  path: '/v1/sites/{site_id}/popups/{popup_id}',
  summary: 'Get a popup',
  description: 'Returns content, form, design, rules and triggers of the popup.',
  status: 200,
})

export const updatePopup = contract({
  ...one,
  operationId: 'updatePopup',
  method: 'patch',
  path: '/v1/sites/{site_id}/popups/{popup_id}',
  summary: 'Change a popup',
  description:
    'Lists are replaced; in `content`, `form` and `style`, only the given keys change. Changes to a published popup take effect on all pages within 5 seconds, and it must stay complete.',
  status: 200,
  audit: popupUpdated,
  body: z.strictObject({ ...designChanges, ...fields, name: popupName.optional() }).openapi('PopupChanges'),
  body_example: { content: { heading: 'A letter each month' } },
  problems: ['design_incomplete'],
})

export const deletePopup = contract({
  ...of,
  operationId: 'deletePopup',
  method: 'delete',
  path: '/v1/sites/{site_id}/popups/{popup_id}',
  summary: 'Delete a popup; its submissions and leads stay',
  description: 'Refused while a campaign captures leads with it or a journey uses it.',
  status: 204,
  audit: popupDeleted,
  params,
  problems: ['in_use'],
})

export const publishPopup = contract({
  ...one,
  operationId: 'publishPopup',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/{popup_id}/publish',
  summary: 'Publish a popup: it shows within 5 seconds',
  description: 'An incomplete design is refused; `errors` lists what is missing.',
  status: 200,
  audit: popupPublished,
  example: { ...example, status: 'published', published_at: '2027-03-14T09:30:00.000Z' },
  problems: ['design_incomplete'],
})

export const unpublishPopup = contract({
  ...one,
  operationId: 'unpublishPopup',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/{popup_id}/unpublish',
  summary: 'Unpublish a popup; it is gone within 5 seconds',
  description: 'Refused while a public page shows its form.',
  status: 200,
  audit: popupUnpublished,
  problems: ['in_use'],
})

export const duplicatePopup = contract({
  ...one,
  operationId: 'duplicatePopup',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/{popup_id}/duplicate',
  summary: 'Duplicate a popup as a new draft',
  description: 'Copies all settings. Results are not copied.',
  status: 201,
  audit: popupCreated,
})

export const applyPopupVariant = contract({
  ...one,
  operationId: 'applyPopupVariant',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/{popup_id}/variants/{variant_id}/apply',
  summary: 'Apply a variant to the popup and end the test',
  description:
    'The variant becomes the design, and keeps its ID and name in results. `original` keeps the design unchanged. All other variants are removed; their results are kept.',
  status: 200,
  audit: popupVariantApplied,
  subject: 'popup',
  params: params.extend({ variant_id: z.string() }),
  problems: ['changed_elsewhere'],
})

export const getPopupSnippets = contract({
  ...of,
  operationId: 'getPopupSnippets',
  method: 'get',
  path: '/v1/sites/{site_id}/popups/{popup_id}/snippets',
  summary: 'Get what to put into a page: script, button, call, and a form that works without JavaScript',
  description: 'The HTML works on any page of an allowed host.',
  status: 200,
  params,
  response: z
    .object({
      script: z.string(),
      container: z.string().optional().openapi({
        description:
          'HTML element in which an embedded form appears. Absent for other types. Give it a `min-height` to avoid layout shifts.',
      }),
      click: z.string().openapi({ description: 'HTML attribute that makes any element open the popup.' }),
      call: z.string(),
      html_form: z
        .string()
        .nullable()
        .openapi({ description: 'HTML of a form that works without JavaScript. `null` if the popup has no fields.' }),
    })
    .openapi('PopupSnippets'),
  example: {
    script: example.snippet,
    click: '<button type="button" data-leadwright-open="popup_0199a3f2c4d87e6b9a0112233445566f">Subscribe</button>',
    call: "leadwright('open', 'popup_0199a3f2c4d87e6b9a0112233445566f')",
    html_form:
      '<form method="post" action="https://leads.example.com/v1/public/sites/site_0199a3f2c4d87e6b9a0112233445566f/popups/popup_0199a3f2c4d87e6b9a0112233445566f/form">…</form>',
  },
})

export const createPopupPreview = contract({
  ...of,
  operationId: 'createPopupPreview',
  method: 'post',
  path: '/v1/sites/{site_id}/popups/{popup_id}/previews',
  summary: 'Create a link that shows a popup on your own page',
  description: 'Works for drafts and on draft sites. The page must have the snippet. A preview submits nothing.',
  status: 201,
  idempotency: 'ignored',
  params,
  body: z
    .strictObject({
      page_url: webAddress,
      at_once: z.boolean().optional().openapi({
        default: true,
        description: 'Whether it is shown as soon as the page has loaded. If `false`, its own triggers apply.',
      }),
    })
    .openapi('NewPopupPreview'),
  body_example: { page_url: 'https://casa-verde.example/balconies' },
  response: z.object({ url: z.string(), token: z.string(), expires_at: instant }).openapi('PopupPreview'),
  example: {
    url: 'https://casa-verde.example/balconies?leadwright_preview=popup_0199a3f2c4d87e6b9a0112233445566f.1805017800.1.c2lnbmF0dXJl',
    token: 'popup_0199a3f2c4d87e6b9a0112233445566f.1805017800.1.c2lnbmF0dXJl',
    expires_at: '2027-03-14T10:30:00.000Z',
  },
})
