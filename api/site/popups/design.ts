/** What an owner decides about a popup: when it shows, what it says, what it asks for, how it looks. Schemas only. */
import { z } from '@hono/zod-openapi'
import { limits } from '../../platform/limits.ts'
import { id, text } from '../../platform/schemas.ts'

export const popupType = z.enum(['popup_box']).openapi('PopupType', { description: 'Boxes; other types come later.' })

const delay = z
  .strictObject({
    kind: z.literal('delay'),
    seconds: z.int().min(0).max(limits.popup_delay_seconds_max).openapi({ description: 'Of visible time.' }),
  })
  .openapi('DelayTrigger')
const scroll = z
  .strictObject({ kind: z.literal('scroll'), percent: z.int().min(0).max(limits.popup_scroll_percent_max) })
  .openapi('ScrollTrigger')
const exitIntent = z.strictObject({ kind: z.literal('exit_intent') }).openapi('ExitIntentTrigger')
export const popupTrigger = z.discriminatedUnion('kind', [delay, scroll, exitIntent]).openapi('PopupTrigger')

export const popupContent = z
  .strictObject({
    heading: text(200),
    text: text(2_000),
    button_text: text(60),
    thank_you_heading: text(200),
    thank_you_text: text(2_000),
  })
  .openapi('PopupContent')

export const formField = z
  .strictObject({
    name: text(limits.name_characters_max, 1).openapi({
      description: '`email`, `first_name`, `middle_name`, `last_name`, `phone`, or the name of a custom field.',
    }),
    label: text(200).optional().openapi({ description: 'Empty or absent: the custom field’s own label.' }),
    placeholder: text(200).optional(),
    required: z.boolean().optional(),
  })
  .openapi('FormField')

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
  description: 'An unticked box, or a notice that sending means agreeing. Without either nobody becomes subscribed.',
})

const unique = (items: readonly string[]) => new Set(items).size === items.length
const references = (kind: 'tag' | 'audience') =>
  z
    .array(id(kind))
    .max(50)
    .refine(unique, { params: { code: 'repeated' } })

export const popupForm = z
  .strictObject({
    fields: z
      .array(formField)
      .max(limits.form_fields_max)
      .refine(fields => unique(fields.map(field => field.name)), { params: { code: 'repeated' } }),
    consent: formConsent,
    tag_ids: references('tag').openapi({ description: 'Given to everyone who submits.' }),
    audience_ids: references('audience').openapi({ description: 'Joined by everyone who submits.' }),
    overwrite: z.boolean().openapi({ description: 'Lets answers replace differing values of a known lead.' }),
  })
  .openapi('PopupForm')

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .openapi({ example: '#2554d7' })
export const popupStyle = z
  .strictObject({
    accent_color: colour,
    background_color: colour,
    text_color: colour,
    border_color: colour,
    border_width_px: z.int().min(0).max(40),
    border_style: z.enum(['none', 'solid', 'dashed', 'dotted', 'double']).openapi('BorderStyle'),
    radius_px: z.int().min(0).max(60),
    font_family: z
      .string()
      .max(200)
      .regex(/^[\p{L}\p{N} ,'"_-]*$/u)
      .openapi({ description: 'Empty: the reader’s system font.' }),
  })
  .openapi('PopupStyle')

export const device = z.enum(['desktop', 'tablet', 'mobile']).openapi('Device')

/** The parts of a design that lie beside each other on the wire; `form`, `content`, `style` hold the rest. */
export const designShape = {
  position: z.enum(['center', 'top', 'bottom']).openapi('PopupPosition'),
  animation: z.enum(['fade', 'slide', 'none']).openapi('PopupAnimation'),
  allow_closing: z.boolean().openapi({ description: 'Shows the cross. Escape and going back always close.' }),
  hide_duration_days: z.int().min(0).max(limits.popup_hide_duration_days_max),
  frequency_days: z.int().min(0).max(limits.popup_frequency_days_max),
  devices: z
    .array(device)
    .min(1)
    .max(3)
    .refine(unique, { params: { code: 'repeated' } }),
  priority: z.int().min(0).max(1_000).openapi({ description: 'Where several are due, the highest shows first.' }),
  triggers: z
    .array(popupTrigger)
    .max(limits.popup_triggers_max)
    .openapi({ description: 'Any one of them opens. None: only the page’s own script opens it.' }),
  content: popupContent,
  form: popupForm,
  style: popupStyle,
}

const design = z.object(designShape)
export type Design = z.output<typeof design>
/** What a request changes: whole lists, single keys of `content`, `form` and `style`. */
export const designChanges = {
  ...z.object(designShape).partial().shape,
  content: popupContent.partial().openapi('PopupContentChanges').optional(),
  form: popupForm.partial().openapi('PopupFormChanges').optional(),
  style: popupStyle.partial().openapi('PopupStyleChanges').optional(),
}
export type DesignChanges = z.output<z.ZodObject<typeof designChanges>>

export const newDesign: Design = {
  position: 'center',
  animation: 'fade',
  allow_closing: true,
  hide_duration_days: limits.popup_frequency_days_default,
  frequency_days: limits.popup_frequency_days_default,
  devices: ['desktop', 'tablet', 'mobile'],
  priority: 0,
  triggers: [{ kind: 'delay', seconds: 5 }],
  content: { heading: '', text: '', button_text: '', thank_you_heading: '', thank_you_text: '' },
  form: { fields: [], consent: { kind: 'none' }, tag_ids: [], audience_ids: [], overwrite: false },
  style: {
    accent_color: '#2554d7',
    background_color: '#ffffff',
    text_color: '#1c1b1a',
    border_color: '#d9d6d2',
    border_width_px: 0,
    border_style: 'solid',
    radius_px: 14,
    font_family: '',
  },
}

/** The design after a change. */
export function changedDesign(design: Design, changes: DesignChanges): Design {
  const { content, form, style, ...rest } = changes
  const given = Object.fromEntries(
    Object.entries(rest).filter(([name, v]) => Object.hasOwn(designShape, name) && v !== undefined),
  )
  return {
    ...design,
    ...given,
    content: { ...design.content, ...content },
    form: { ...design.form, ...form },
    style: { ...design.style, ...style },
  }
}
