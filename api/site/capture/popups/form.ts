/** The form of a popup: its fields, and what happens after it was submitted. Schemas only. */
import { z } from '@hono/zod-openapi'
import { type IdKind, idPattern } from '../../../platform/runtime/ids.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { id, text } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { customFieldLimits } from '../../contacts/custom-fields/limits.ts'
import { popupLimits } from './limits.ts'

export const unique = (items: readonly string[]) => new Set(items).size === items.length

/** The id of an uploaded image, or nothing. */
export const imageOrNone = z
  .string()
  .refine(t => t === '' || idPattern('image').test(t), { params: { code: 'invalid' } })

export const fillSource = enumOf({
  query: 'A parameter of the page’s URL.',
  cookie: 'A cookie of the page.',
  attribute: 'An attribute of the container on the page.',
}).openapi('FillSource')
const fill = z
  .strictObject({
    from: fillSource,
    name: z
      .string()
      .max(100)
      .regex(/^[\w.-]+$/),
  })
  .openapi('FieldFill', {
    description: 'Source of a hidden field’s value: the page’s URL, a cookie, or `data-NAME` on the script element.',
  })

export const formField = z
  .strictObject({
    name: text(limits.name_characters_max, 1).openapi({
      description: '`email`, `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field.',
    }),
    label: text(200)
      .optional()
      .openapi({ description: 'Label of the field. If empty or absent, the custom field’s own label.' }),
    placeholder: text(200).optional(),
    required: z.boolean().optional(),
    step: z
      .int()
      .min(1)
      .max(popupLimits.popup_steps_max)
      .optional()
      .openapi({ description: 'Number of the step that shows the field. Defaults to 1.' }),
    fill: fill.optional(),
    presentation: enumOf({
      plain: 'As the usual input of its type.',
      stars: 'As a rating from 1 to 5.',
      buttons: 'All options of a dropdown at once, as buttons.',
      pictures: 'All options of a dropdown at once, as pictures.',
    })
      .optional()
      .openapi('FieldPresentation', {
        description: 'How the field is shown.',
      }),
    image_ids: z.array(imageOrNone).max(customFieldLimits.custom_field_options_max).optional().openapi({
      description: 'IDs of images for the options, in the same order, when presented as `pictures`.',
    }),
  })
  .openapi('FormField')

/** Steps are 1, 2, 3 … without a gap. */
function stepsFollow(fields: readonly { step?: number | undefined }[]): boolean {
  const steps = new Set(fields.map(field => field.step ?? 1))
  return steps.size === 0 || Math.max(...steps) === steps.size
}

const noConsent = z.strictObject({ type: z.literal('none') }).openapi('NoConsent')
const consentBox = z
  .strictObject({
    type: z.literal('checkbox'),
    text: text(2_000),
    required: z.boolean().optional().openapi({ description: 'Whether the box must be checked to submit the form.' }),
  })
  .openapi('ConsentCheckbox')
const consentNotice = z.strictObject({ type: z.literal('notice'), text: text(2_000) }).openapi('ConsentNotice')
export const formConsent = z.discriminatedUnion('type', [noConsent, consentBox, consentNotice]).openapi('FormConsent', {
  description:
    'How consent is obtained: an unchecked box, or a notice that submitting means agreeing. Without either, submitting subscribes nobody.',
})

const references = (type: IdKind) =>
  z
    .array(id(type))
    .max(50)
    .refine(unique, { params: { code: 'repeated' } })

export const popupForm = z
  .strictObject({
    fields: z
      .array(formField)
      .max(popupLimits.form_fields_max)
      .refine(fields => unique(fields.map(field => field.name)), { params: { code: 'repeated' } })
      .refine(stepsFollow, { params: { code: 'steps_with_gap' } }),
    consent: formConsent,
    tag_ids: references('tag').openapi({ description: 'IDs of tags added to everyone who submits the form.' }),
    audience_ids: references('audience').openapi({
      description: 'IDs of audiences that everyone who submits the form is added to.',
    }),
    overwrite: z
      .boolean()
      .openapi({ description: 'Whether submitted values replace different values of an existing lead.' }),
  })
  .openapi('PopupForm')

const message = z.strictObject({ type: z.literal('message') }).openapi('ThankYouMessage')
const redirect = z.strictObject({ type: z.literal('redirect'), url: webAddress }).openapi('ThankYouRedirect')
const code = z
  .strictObject({
    type: z.literal('code'),
    code: text(popupLimits.popup_code_characters_max)
      .optional()
      .openapi({ description: 'JavaScript that runs on the host page, if the page has a nonce.' }),
    script_url: webAddress.optional(),
  })
  .refine(({ code: written, script_url }) => Boolean(written?.trim()) || script_url !== undefined, {
    path: ['code'],
    params: { code: 'code_or_script_missing' },
  })
  .openapi('ThankYouCode', {
    description:
      'Runs code after a submission; requires `code`, `script_url` or both. The thank-you message is shown as well.',
  })
export const afterSubmission = z.discriminatedUnion('type', [message, redirect, code]).openapi('AfterSubmission')
