/** Forms without JavaScript: a page with the form, and the endpoint that a plain HTML form posts to. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { siteParams } from '../../platform/schemas/schemas.ts'
import { submissionLimits } from '../../site/capture/submissions/limits.ts'

/** Only checks that it is a form; errors are found once the popup is known, and shown on a page. */
const isForm = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.keys(given).length <= submissionLimits.submission_values_max
const fields = z.custom<Record<string, unknown>>(isForm, { params: { code: 'invalid' } }).openapi('PlainForm', {
  type: 'object',
  properties: {
    _consent: { type: 'string' },
    _consent_version: { type: 'string' },
    _locale: { type: 'string' },
    _page_url: { type: 'string' },
    _comments: { type: 'string' },
  },
  additionalProperties: true,
  description:
    'The form’s fields by name. In addition, `_consent` (`yes`), `_consent_version` (of the text that the form shows, as `consent_version` of a submission), `_locale`, `_page_url`, and `_comments`, which must be empty.',
})

const of = {
  database: 'site',
  permission: 'public',
  tag: 'public',
  path: '/v1/public/sites/{site_id}/popups/{popup_id}/form',
  status: 200,
  params: siteParams.extend({ popup_id: z.string() }),
  produces: 'text/html',
  unknown_as_site: true,
  problems: ['site_under_construction'],
} as const

export const showPlainForm = contract({
  ...of,
  operationId: 'showPlainForm',
  method: 'get',
  summary: 'A page with a popup’s form, for readers without JavaScript',
  description: 'Shows the fields of the popup’s form as a plain page, which `submitPlainForm` takes.',
  query: z.strictObject({ locale: z.string().max(35).optional() }),
})

export const submitPlainForm = contract({
  ...of,
  operationId: 'submitPlainForm',
  method: 'post',
  leads_on: 303,
  refused_last: true,
  summary: 'Send a popup’s form as plain HTML',
  description:
    'For `<form method="post">` without JavaScript. Returns a thank-you page, a redirect (303) if the popup has one, or the form again with the values and errors.',
  idempotency: 'ignored',
  rate_limit: 'submissions',
  form_body: true,
  body: fields,
  body_example: {
    email: 'maria@example.com',
    first_name: 'María José',
    _consent: 'yes',
    _consent_version: '1',
    _comments: '',
  },
})
