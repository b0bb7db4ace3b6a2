/** The design of a popup: its parts, defaults, and merging of changes. */
import { z } from '@hono/zod-openapi'
import { type Brand, ctaColors, ctaShape, defaultBrand } from '../../../platform/schemas/brand.ts'
import { mix } from '../../../platform/schemas/colors.ts'
import { urlRule } from '../../../platform/schemas/url-rules.ts'
import {
  couponReveal,
  type PopupType,
  popupAnimation,
  popupContent,
  popupContentChanges,
  popupCountdown,
  popupPosition,
  popupStyle,
  popupStyleChanges,
  popupTranslations,
  popupVariants,
  positionsOf,
} from './appearance.ts'
import { afterSubmission, popupForm, unique } from './form.ts'
import { popupLimits } from './limits.ts'
import { device, popupSchedule, popupTrigger, visitorRule } from './targeting.ts'

export { type PopupType, popupType } from './appearance.ts'

/** The parts of a design that are top-level properties on the wire; `form`, `content`, `style` have the rest. */
export const designShape = {
  position: popupPosition,
  animation: popupAnimation,
  allow_closing: z
    .boolean()
    .openapi({ description: 'Whether a close button is shown. The Escape and Back keys always close a box.' }),
  hide_duration_days: z
    .int()
    .min(0)
    .max(popupLimits.popup_hide_duration_days_max)
    .openapi({ description: 'Days for which it stays hidden after a visitor closes it. 0 for none.' }),
  frequency_days: z
    .int()
    .min(0)
    .max(popupLimits.popup_frequency_days_max)
    .openapi({ description: 'Days between two times that it is shown to a visitor. 0 for no minimum.' }),
  show_after_submission: z
    .boolean()
    .openapi({ description: 'Whether it is shown again to visitors who submitted its form.' }),
  devices: z
    .array(device)
    .min(1)
    .max(3)
    .refine(unique, { params: { code: 'repeated' } }),
  priority: z
    .int()
    .min(0)
    .max(popupLimits.popup_priority_max)
    .openapi({ description: 'Priority. If several popups are due, the one with the highest number is shown first.' }),
  schedule: popupSchedule,
  triggers: z.array(popupTrigger).max(popupLimits.popup_triggers_max).openapi({
    description: 'Triggers of which any one opens it. If empty, only a click or the page’s own script opens it.',
  }),
  url_rules: z.array(urlRule).max(popupLimits.popup_url_rules_max).openapi({
    description: 'Rules for the page, which must all match. Empty for every page.',
  }),
  visitor_rules: z.array(visitorRule).max(popupLimits.popup_visitor_rules_max).openapi({
    description: 'Rules for the visitor, which must all match. Empty for every visitor.',
  }),
  content: popupContent,
  form: popupForm,
  countdown: popupCountdown,
  coupon_reveal: couponReveal,
  after_submission: afterSubmission,
  style: popupStyle,
  translations: popupTranslations,
  variants: popupVariants,
}

const design = z.object(designShape)
export type Design = z.output<typeof design>
/** What a request changes: whole lists, single keys of `content`, `form` and `style`. */
export const designChanges = {
  ...z.object(designShape).partial().shape,
  content: popupContentChanges.optional(),
  form: popupForm.partial().openapi('PopupFormChanges').optional(),
  style: popupStyleChanges.optional(),
}
export type DesignChanges = z.output<z.ZodObject<typeof designChanges>>

export const newDesign: Design = {
  position: 'center',
  animation: 'fade',
  allow_closing: true,
  hide_duration_days: popupLimits.popup_frequency_days_default,
  frequency_days: popupLimits.popup_frequency_days_default,
  show_after_submission: false,
  devices: ['desktop', 'tablet', 'mobile'],
  priority: 0,
  schedule: {},
  triggers: [{ type: 'delay', seconds: 5 }],
  url_rules: [],
  visitor_rules: [],
  content: {
    heading: '',
    text: '',
    button_text: '',
    button_url: '',
    next_text: '',
    back_text: '',
    thank_you_heading: '',
    thank_you_text: '',
    coupon_code: '',
    countdown_text: '',
    steps: [],
  },
  form: { fields: [], consent: { type: 'none' }, tag_ids: [], audience_ids: [], overwrite: false },
  countdown: { type: 'none' },
  coupon_reveal: 'after_submission',
  after_submission: { type: 'message' },
  style: {
    ...ctaColors(defaultBrand.colors),
    border_color: '#d9d6d2',
    border_width_px: 0,
    border_style: 'solid',
    radius_px: defaultBrand.radius_px,
    button_shape: 'rounded',
    font_family: '',
    heading_font_family: '',
    logo: 'none',
    image_id: '',
    image_placement: 'behind',
    image_focus_x_percent: 50,
    image_focus_y_percent: 50,
    image_share_percent: 45,
    scrim_percent: popupLimits.popup_scrim_percent_default,
    progress_style: 'bar',
    width_px: 0,
    custom_css: '',
  },
  translations: [],
  variants: [],
}

/** What of a brand a popup begins with; from then on its style is its own. */
const styleOf = ({ colors, font_family, heading_font_family, radius_px, ...shapes }: Brand): Design['style'] => ({
  ...newDesign.style,
  ...ctaColors(colors),
  border_color: mix(colors.text_color, colors.background_color, 0.16),
  font_family,
  heading_font_family,
  radius_px,
  button_shape: ctaShape(shapes),
})

/** Defaults of a new popup by type. An embedded form is part of its page, so it has no triggers. */
export const newDesignOf = (type: PopupType, brand: Brand): Design => ({
  ...newDesign,
  style: styleOf(brand),
  position: positionsOf[type][0],
  animation: type === 'popup_box' ? 'fade' : type === 'embedded' ? 'none' : 'slide',
  triggers: type === 'embedded' ? [] : newDesign.triggers,
})

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

/** A stored design with what designs did not have yet when it was stored. */
export const storedDesign = (stored: DesignChanges): Design => changedDesign(newDesign, stored)
