/** Content and style of a popup, its translations and variants. Schemas only. */
import { z } from '@hono/zod-openapi'
import { fontStack } from '../../../account/sites/rules.ts'
import { limits } from '../../../platform/limits.ts'
import { buttonShape, color, colorOrNone } from '../../../platform/look-schemas.ts'
import { filledText, instant, text } from '../../../platform/schemas.ts'
import { webAddressOrNone } from '../../../platform/web-address.ts'
import { customFieldLimits } from '../../contacts/custom-fields/limits.ts'
import { imageOrNone, unique } from './form.ts'
import { popupLimits } from './limits.ts'

export const popupTypes = ['popup_box', 'sticky_banner', 'slide_in', 'embedded'] as const
export const popupType = z.enum(popupTypes).openapi('PopupType')
export type PopupType = z.output<typeof popupType>

export const popupPosition = z
  .enum(['center', 'top', 'bottom', 'bottom_right', 'bottom_left', 'top_right', 'top_left', 'inline'])
  .openapi('PopupPosition', {
    description:
      'Boxes: `center`, `top`, `bottom`. Banners: `top`, `bottom`. Slide-ins: a corner. Embedded forms: `inline`.',
  })
export type PopupPosition = z.output<typeof popupPosition>

/** Where each type can be; the first is where a new one is. */
export const positionsOf: Record<PopupType, readonly [PopupPosition, ...PopupPosition[]]> = {
  popup_box: ['center', 'top', 'bottom'],
  sticky_banner: ['bottom', 'top'],
  slide_in: ['bottom_right', 'bottom_left', 'top_right', 'top_left'],
  embedded: ['inline'],
}

export const popupAnimation = z.enum(['fade', 'slide', 'zoom', 'none']).openapi('PopupAnimation')

/** Text with a little markup, which the widget draws as elements. */
const richText = text(2_000).openapi({
  description:
    'May hold `**bold**`, `*italic*`, `[a link](https://…)`, and lists: lines that begin with `- ` or `1. `. Nothing else is markup.',
})

const step = z.strictObject({ heading: text(200), text: richText }).openapi('PopupStep')

export const popupContent = z
  .strictObject({
    heading: text(200),
    text: richText,
    button_text: text(60),
    button_url: webAddressOrNone.openapi({
      description: 'Where the button of a popup without fields leads: http or https; empty: nowhere.',
    }),
    next_text: text(60),
    back_text: text(60),
    thank_you_heading: text(200),
    thank_you_text: richText,
    coupon_code: text(60).openapi({
      description: 'What the visitor reveals and copies; anyone who reads the configuration of the site can see it.',
    }),
    countdown_text: text(200).openapi({ description: 'Above the countdown.' }),
    steps: z
      .array(step)
      .max(popupLimits.popup_steps_max - 1)
      .openapi({ description: 'Texts of the second step and those after it; the first has `heading` and `text`.' }),
  })
  .openapi('PopupContent')
export const popupContentChanges = popupContent.partial().openapi('PopupContentChanges')

/** A countdown is true: it ends for everybody at a moment, or for each visitor so long after they first saw it. */
export const popupCountdown = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }).openapi('NoCountdown'),
    z
      .strictObject({ kind: z.literal('until'), ends_at: instant })
      .openapi('CountdownUntil', { description: 'Once it is over the popup shows no more.' }),
    z
      .strictObject({
        kind: z.literal('per_visitor'),
        minutes: z.int().min(1).max(popupLimits.popup_countdown_minutes_max),
      })
      .openapi('CountdownPerVisitor', { description: 'From when this browser first showed it; it never begins anew.' }),
  ])
  .openapi('PopupCountdown')

export const couponReveal = z.enum(['after_submission', 'on_click']).openapi('CouponReveal', {
  description: '`on_click`: a button shows and copies it, without a submission.',
})

const font = z
  .string()
  .max(200)
  .refine(text => fontStack.test(text), { params: { code: 'font_stack_invalid' } })
  .openapi({ pattern: fontStack.source })
const width = z
  .int()
  .min(0)
  .max(popupLimits.popup_width_px_max)
  .refine(px => px === 0 || px >= popupLimits.popup_width_px_min, {
    params: { code: 'too_small', values: { minimum: popupLimits.popup_width_px_min } },
  })

const percent = z.int().min(0).max(popupLimits.popup_percent_max)

export const popupStyle = z
  .strictObject({
    accent_color: color,
    background_color: color,
    text_color: color,
    button_color: colorOrNone,
    button_text_color: colorOrNone,
    border_color: color,
    border_width_px: z.int().min(0).max(popupLimits.popup_border_px_max),
    border_style: z.enum(['none', 'solid', 'dashed', 'dotted', 'double']).openapi('BorderStyle'),
    radius_px: z.int().min(0).max(popupLimits.popup_radius_px_max),
    button_shape: buttonShape,
    font_family: font.openapi({ description: 'Empty: the reader’s system font.' }),
    heading_font_family: font.openapi({ description: 'Empty: as `font_family`.' }),
    logo: z.enum(['none', 'light', 'dark']).openapi('PopupLogo', {
      description: 'The logo of the site above the words: the one for light backgrounds, or the one for dark ones.',
    }),
    image_id: imageOrNone.openapi({ description: 'An uploaded image; empty: none.' }),
    image_placement: z.enum(['behind', 'above', 'left', 'right']).openapi('ImagePlacement', {
      description: 'Beside the words it goes above them where there is no room.',
    }),
    image_focus_x_percent: percent.openapi({
      description: 'What stays in sight where the image is cut, from the left.',
    }),
    image_focus_y_percent: percent.openapi({ description: 'The same from the top.' }),
    image_share_percent: z
      .int()
      .min(popupLimits.popup_image_share_percent_min)
      .max(popupLimits.popup_image_share_percent_max)
      .openapi({ description: 'Of the width, where it stands beside the words.' }),
    scrim_percent: percent.openapi({
      description: 'How much of the background color lies over an image behind the words, so that they can be read.',
    }),
    progress_style: z.enum(['bar', 'dots', 'none']).openapi('ProgressStyle', {
      description: 'How a form of several steps says where one is.',
    }),
    width_px: width.openapi({ description: '0: what goes with the type.' }),
    custom_css: text(popupLimits.popup_custom_css_characters_max).openapi({
      description: 'Holds inside the popup only, never on the page around it.',
    }),
  })
  .openapi('PopupStyle')
export const popupStyleChanges = popupStyle.partial().openapi('PopupStyleChanges')

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const fieldTexts = z
  .strictObject({
    name: text(limits.name_characters_max, 1),
    label: text(200).optional(),
    placeholder: text(200).optional(),
    options: z
      .array(text(popupLimits.popup_option_characters_max))
      .max(customFieldLimits.custom_field_options_max)
      .optional()
      .openapi({
        description: 'Shown in place of the field’s options, in their order; what is sent stays the original.',
      }),
  })
  .openapi('FieldTexts')

const translation = z
  .strictObject({
    locale: z
      .string()
      .max(35)
      .refine(isLocale, { params: { code: 'locale_invalid' } })
      .openapi({ example: 'fr-CA' }),
    content: popupContentChanges.optional(),
    fields: z
      .array(fieldTexts)
      .max(popupLimits.form_fields_max)
      .refine(fields => unique(fields.map(field => field.name)), { params: { code: 'repeated' } })
      .optional(),
    consent_text: text(2_000).optional(),
  })
  .openapi('PopupTranslation')
export const popupTranslations = z
  .array(translation)
  .max(popupLimits.popup_translations_max)
  .refine(all => unique(all.map(({ locale }) => locale.toLowerCase())), { params: { code: 'repeated' } })

/** The id under which the design itself is counted beside its variants. */
export const originalVariant = 'original'
export const variantId = z
  .string()
  .regex(/^[a-z0-9]{1,20}$/)
  .refine(given => given !== originalVariant, { params: { code: 'variant_reserved' } })

export const popupVariant = z
  .strictObject({
    id: variantId,
    name: filledText(limits.name_characters_max).openapi({ type: 'string', minLength: 1, maxLength: 100 }),
    content: popupContentChanges.optional(),
    style: popupStyleChanges.optional(),
    position: popupPosition.optional(),
    animation: popupAnimation.optional(),
  })
  .openapi('PopupVariant')
export const popupVariants = z
  .array(popupVariant)
  .max(popupLimits.popup_variants_max)
  .refine(all => unique(all.map(({ id }) => id)), { params: { code: 'repeated' } })
  .openapi({ description: 'Each differs from the design in what it names. Visitors are spread evenly over all.' })
