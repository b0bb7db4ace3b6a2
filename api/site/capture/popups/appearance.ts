/** Content and style of a popup, its translations and variants. Schemas only. */
import { z } from '@hono/zod-openapi'
import { fontStack, fontStackDescription } from '../../../account/sites/rules.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { buttonShape, color, colorOrNone } from '../../../platform/schemas/look-schemas.ts'
import { filledText, instant, text } from '../../../platform/schemas/schemas.ts'
import { webAddressOrNone } from '../../../platform/schemas/web-address.ts'
import { customFieldLimits } from '../../contacts/custom-fields/limits.ts'
import { imageOrNone, unique } from './form.ts'
import { popupLimits } from './limits.ts'

export const popupTypes = ['popup_box', 'sticky_banner', 'slide_in', 'embedded'] as const
export const popupType = z.enum(popupTypes).openapi('PopupType')
export type PopupType = z.output<typeof popupType>

export const popupPosition = enumOf({
  center: 'In the middle of the window.',
  top: 'At the upper edge.',
  bottom: 'At the lower edge.',
  bottom_right: 'In the lower right corner.',
  bottom_left: 'In the lower left corner.',
  top_right: 'In the upper right corner.',
  top_left: 'In the upper left corner.',
  inline: 'In the page, where its container stands.',
}).openapi('PopupPosition', {
  description:
    'Position. Boxes: `center`, `top` or `bottom`. Banners: `top` or `bottom`. Slide-ins: a corner. Embedded forms: `inline`.',
})
export type PopupPosition = z.output<typeof popupPosition>

/** Where each type can be; the first is where a new one is. */
export const positionsOf: Record<PopupType, readonly [PopupPosition, ...PopupPosition[]]> = {
  popup_box: ['center', 'top', 'bottom'],
  sticky_banner: ['bottom', 'top'],
  slide_in: ['bottom_right', 'bottom_left', 'top_right', 'top_left'],
  embedded: ['inline'],
}

export const popupAnimation = enumOf({
  fade: 'Comes into view in place.',
  slide: 'Moves in from its edge.',
  zoom: 'Grows from its middle.',
  none: 'Is there at once.',
}).openapi('PopupAnimation')

/** Text with a little markup, which the widget draws as elements. */
const richText = text(2_000).openapi({
  description:
    'Text with `**bold**`, `*italic*`, `[a link](https://…)` and lists: lines that begin with `- ` or `1. `. Other markup is not interpreted.',
})

const step = z.strictObject({ heading: text(200), text: richText }).openapi('PopupStep')

export const popupContent = z
  .strictObject({
    heading: text(200),
    text: richText,
    button_text: text(60),
    button_url: webAddressOrNone.openapi({
      description: 'For a popup without fields, an `http` or `https` URL that the button opens. Empty for none.',
    }),
    next_text: text(60),
    back_text: text(60),
    thank_you_heading: text(200),
    thank_you_text: richText,
    coupon_code: text(60).openapi({
      description: 'Code that the visitor reveals and copies. Anyone who reads the site’s configuration can see it.',
    }),
    countdown_text: text(200).openapi({ description: 'Text above the countdown.' }),
    steps: z
      .array(step)
      .max(popupLimits.popup_steps_max - 1)
      .openapi({ description: 'Texts of the second and later steps. The first step uses `heading` and `text`.' }),
  })
  .openapi('PopupContent')
export const popupContentChanges = popupContent.partial().openapi('PopupContentChanges')

/** A countdown is true: it ends for everybody at a moment, or for each visitor so long after they first saw it. */
export const popupCountdown = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('none') }).openapi('NoCountdown'),
    z.strictObject({ type: z.literal('until'), ends_at: instant }).openapi('CountdownUntil', {
      description: 'A countdown to a fixed time. The popup is no longer shown once it is over.',
    }),
    z
      .strictObject({
        type: z.literal('per_visitor'),
        minutes: z.int().min(1).max(popupLimits.popup_countdown_minutes_max),
      })
      .openapi('CountdownPerVisitor', {
        description: 'A countdown that starts when the browser first shows it, and never restarts.',
      }),
  ])
  .openapi('PopupCountdown')

export const couponReveal = enumOf({
  after_submission: 'Once the form was submitted.',
  on_click: 'A button reveals and copies it, without a submission.',
}).openapi('CouponReveal', {
  description: 'When the coupon code is shown.',
})

const font = z
  .string()
  .max(200)
  .refine(text => fontStack.test(text), { params: { code: 'font_stack_invalid' } })
  .openapi({ description: fontStackDescription })
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
    border_style: enumOf({
      none: 'No line.',
      solid: 'One line.',
      dashed: 'Short strokes.',
      dotted: 'Dots.',
      double: 'Two lines.',
    }).openapi('BorderStyle'),
    radius_px: z.int().min(0).max(popupLimits.popup_radius_px_max),
    button_shape: buttonShape,
    font_family: font.openapi({ description: 'Font stack. If empty, the reader’s system font.' }),
    heading_font_family: font.openapi({ description: 'Font stack of headings. If empty, the same as `font_family`.' }),
    logo: enumOf({
      none: 'No logo.',
      light: 'The version for light backgrounds.',
      dark: 'The version for dark backgrounds.',
    }).openapi('PopupLogo', {
      description: 'The site’s logo above the text.',
    }),
    image_id: imageOrNone.openapi({ description: 'ID of an uploaded image. Empty for none.' }),
    image_placement: enumOf({
      behind: 'Under the text, as a background.',
      above: 'Over the text.',
      left: 'Left of the text.',
      right: 'Right of the text.',
    }).openapi('ImagePlacement', {
      description: 'Position of the image. Beside the text only where there is enough room, else above it.',
    }),
    image_focus_x_percent: percent.openapi({
      description: 'Horizontal position of the focal point where the image is cropped, in percent from the left edge.',
    }),
    image_focus_y_percent: percent.openapi({
      description: 'Vertical position of the focal point where the image is cropped, in percent from the top edge.',
    }),
    image_share_percent: z
      .int()
      .min(popupLimits.popup_image_share_percent_min)
      .max(popupLimits.popup_image_share_percent_max)
      .openapi({ description: 'Share of the width that an image beside the text takes, in percent.' }),
    scrim_percent: percent.openapi({
      description: 'Opacity of the background color over an image behind the text, in percent.',
    }),
    progress_style: enumOf({ bar: 'A bar that fills.', dots: 'One dot for each step.', none: 'Not at all.' }).openapi(
      'ProgressStyle',
      {
        description: 'How a form with several steps shows progress.',
      },
    ),
    width_px: width.openapi({ description: 'Width in pixels. 0 for the default of the type.' }),
    custom_css: text(popupLimits.popup_custom_css_characters_max).openapi({
      description: 'CSS that applies inside the popup only, never to the page around it.',
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
        description:
          'Labels shown for the field’s options, in the same order. The submitted values stay the original options.',
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
    id: variantId.openapi({ description: 'Results are kept under this ID, so a new design needs a new one.' }),
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
  .openapi({
    description:
      'Variants, each with only what differs from the original design. Visitors are split evenly among all of them.',
  })
