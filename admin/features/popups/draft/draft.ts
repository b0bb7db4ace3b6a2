/** What the editor works on: the changeable parts of a popup as one value. Pure. */
import { type FormConsent, type FormField, limits, type Popup } from '@leadwright/sdk'

/** All that an owner changes, in the order in which a refusal names it. */
const parts = [
  'name',
  'description',
  'position',
  'animation',
  'allow_closing',
  'hide_duration_days',
  'frequency_days',
  'show_after_submission',
  'schedule',
  'devices',
  'priority',
  'triggers',
  'url_rules',
  'visitor_rules',
  'content',
  'form',
  'countdown',
  'coupon_reveal',
  'after_submission',
  'style',
  'translations',
  'variants',
] as const satisfies (keyof Popup)[]

export type PopupDraft = Pick<Popup, (typeof parts)[number]>
export type ConsentType = FormConsent['type']

/** Applies a change; `step` names what is being edited, so that typing one word is one step of undo. */
export type Edit = (step: string, change: (draft: PopupDraft) => PopupDraft) => void

/** Where the editor stops: the API refuses what goes beyond. */
export const popupLimits = {
  delay_seconds: limits.popup_delay_seconds_max,
  scroll_percent: limits.popup_scroll_percent_max,
  days: limits.popup_frequency_days_max,
  priority: limits.popup_priority_max,
  border_px: limits.popup_border_px_max,
  radius_px: limits.popup_radius_px_max,
  fields: limits.form_fields_max,
  steps: limits.popup_steps_max,
  url_rules: limits.popup_url_rules_max,
  visitor_rules: limits.popup_visitor_rules_max,
  width_least_px: limits.popup_width_px_min,
  width_px: limits.popup_width_px_max,
  image_share_least: limits.popup_image_share_percent_min,
  image_share: limits.popup_image_share_percent_max,
  percent: limits.popup_percent_max,
  countdown_minutes: limits.popup_countdown_minutes_max,
  variants: limits.popup_variants_max,
  translations: limits.popup_translations_max,
  code_characters: limits.popup_code_characters_max,
}

export const draftOf = (popup: Popup): PopupDraft =>
  Object.fromEntries(parts.map(part => [part, popup[part]])) as unknown as PopupDraft

export const withContent = (draft: PopupDraft, content: Partial<PopupDraft['content']>): PopupDraft => ({
  ...draft,
  content: { ...draft.content, ...content },
})
export const withForm = (draft: PopupDraft, form: Partial<PopupDraft['form']>): PopupDraft => ({
  ...draft,
  form: { ...draft.form, ...form },
})
export const withStyle = (draft: PopupDraft, style: Partial<PopupDraft['style']>): PopupDraft => ({
  ...draft,
  style: { ...draft.style, ...style },
})

/** Changes one field of the form, found by its name. */
export const withField = (draft: PopupDraft, name: string, changes: Partial<FormField>): PopupDraft =>
  withForm(draft, {
    fields: draft.form.fields.map(field => (field.name === name ? { ...field, ...changes } : field)),
  })

/** Another kind of consent; the text stays while there is one. */
export function withConsentKind(draft: PopupDraft, type: ConsentType, proposed: string): PopupDraft {
  const { consent } = draft.form
  const text = ('text' in consent && consent.text) || proposed
  if (type === 'none') return withForm(draft, { consent: { type } })
  return withForm(draft, { consent: type === 'checkbox' ? { type, text, required: false } : { type, text } })
}
