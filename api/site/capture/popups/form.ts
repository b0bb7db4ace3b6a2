/** The form of a popup: its fields, and what happens after it was submitted. Schemas only. */
import { z } from '@hono/zod-openapi'
import { type IdKind, idPattern } from '../../../platform/ids.ts'
import { limits } from '../../../platform/limits.ts'
import { id, text } from '../../../platform/schemas.ts'
import { webAddress } from '../../../platform/web-address.ts'
import { customFieldLimits } from '../../contacts/custom-fields/limits.ts'
import { popupLimits } from './limits.ts'

export const unique = (items: readonly string[]) => new Set(items).size === items.length

/** The id of an uploaded image, or nothing. */
export const imageOrNone = z
  .string()
  .refine(t => t === '' || idPattern('image').test(t), { params: { code: 'invalid' } })

export const fillSource = z.enum(['query', 'cookie', 'attribute']).openapi('FillSource')
const fill = z
  .strictObject({
    from: fillSource,
    name: z
      .string()
      .max(100)
      .regex(/^[\w.-]+$/),
  })
  .openapi('FieldFill', {
    description: 'Where a hidden field takes its value from: the address, a cookie, or `data-NAME` of the script.',
  })

export const formField = z
  .strictObject({
    name: text(limits.name_characters_max, 1).openapi({
      description: '`email`, `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field.',
    }),
    label: text(200).optional().openapi({ description: 'Empty or absent: the custom field’s own label.' }),
    placeholder: text(200).optional(),
    required: z.boolean().optional(),
    step: z.int().min(1).max(popupLimits.popup_steps_max).optional().openapi({ description: 'Absent: the first.' }),
    fill: fill.optional(),
    presentation: z.enum(['plain', 'stars', 'buttons', 'pictures']).optional().openapi('FieldPresentation', {
      description: '`stars`: a number from 1 to 5. `buttons` and `pictures`: the options of a dropdown, all in sight.',
    }),
    image_ids: z.array(imageOrNone).max(customFieldLimits.custom_field_options_max).optional().openapi({
      description: 'For `pictures`: an image for each option, in their order.',
    }),
  })
  .openapi('FormField')

/** Steps are 1, 2, 3 … without a gap. */
function stepsFollow(fields: readonly { step?: number | undefined }[]): boolean {
  const steps = new Set(fields.map(field => field.step ?? 1))
  return steps.size === 0 || Math.max(...steps) === steps.size
}

const noConsent = z.strictObject({ kind: z.literal('none') }).openapi('NoConsent')
const consentBox = z
  .strictObject({
    kind: z.literal('checkbox'),
    text: text(2_000),
    required: z.boolean().optional().openapi({ description: 'Without the tick nothing is sent.' }),
  })
  .openapi('ConsentCheckbox')
const consentNotice = z.strictObject({ kind: z.literal('notice'), text: text(2_000) }).openapi('ConsentNotice')
export const formConsent = z.discriminatedUnion('kind', [noConsent, consentBox, consentNotice]).openapi('FormConsent', {
  description: 'An unchecked box, or a notice that submitting means agreeing. Without either nobody is subscribed.',
})

const references = (kind: IdKind) =>
  z
    .array(id(kind))
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
    tag_ids: references('tag').openapi({ description: 'Given to everyone who submits.' }),
    audience_ids: references('audience').openapi({ description: 'Joined by everyone who submits.' }),
    overwrite: z.boolean().openapi({ description: 'Lets answers replace differing values of a known lead.' }),
  })
  .openapi('PopupForm')

const message = z.strictObject({ kind: z.literal('message') }).openapi('ThankYouMessage')
const redirect = z.strictObject({ kind: z.literal('redirect'), url: webAddress }).openapi('ThankYouRedirect')
const code = z
  .strictObject({
    kind: z.literal('code'),
    code: text(popupLimits.popup_code_characters_max)
      .optional()
      .openapi({ description: 'Runs on the host page, and only with the page’s nonce.' }),
    script_url: webAddress.optional(),
  })
  .refine(({ code: written, script_url }) => Boolean(written?.trim()) || script_url !== undefined, {
    path: ['code'],
    params: { code: 'code_or_script_missing' },
  })
  .openapi('ThankYouCode', { description: 'At least one of the two; the thank-you shows too.' })
export const afterSubmission = z.discriminatedUnion('kind', [message, redirect, code]).openapi('AfterSubmission')
