/** The widget's view of the public API. Types only; the rules are in the API. */
import type { Rule } from './decide/rule.ts'

export type { Device } from './decide/fact.ts'

export type PopupType = 'popup_box' | 'sticky_banner' | 'slide_in' | 'embedded'

export type Position =
  | 'center'
  | 'top'
  | 'bottom'
  | 'bottom_right'
  | 'bottom_left'
  | 'top_right'
  | 'top_left'
  | 'inline'

export type Animation = 'fade' | 'slide' | 'zoom' | 'none'

export type Trigger =
  | { type: 'delay'; seconds: number }
  | { type: 'scroll'; percent: number }
  | { type: 'exit_intent' }
  | { type: 'inactivity'; seconds: number }
  | { type: 'click' }

export type FieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'checkbox'
  | 'date'
  | 'dropdown'
  | 'hidden'
  | 'password'
  | 'website'
  | 'phone'
  | 'email'

/** Where a hidden field takes its value from; absent: the query parameter of its own name. */
export type Fill = { from: 'query' | 'cookie' | 'attribute'; name: string }

export type Field = {
  name: string
  type: FieldType
  label: string
  placeholder?: string
  required?: boolean
  options?: string[]
  /** Translated labels of `options`. Never sent. */
  shown_options?: string[]
  /** From 1. */
  step?: number
  fill?: Fill
  presentation?: 'plain' | 'stars' | 'buttons' | 'pictures'
  /** Of the options, in their order; empty: none. Paths of the API's own origin. */
  image_urls?: string[]
}

export type Consent = { type: 'checkbox' | 'notice'; text: string; version?: number; required?: boolean }

export type Content = {
  heading?: string
  text?: string
  button_text?: string
  next_text?: string
  back_text?: string
  /** A popup without fields leads there. */
  button_url?: string
  thank_you_heading?: string
  thank_you_text?: string
  coupon_code?: string
  countdown_text?: string
  /** The second step and those after it. */
  steps?: { heading?: string; text?: string }[]
}

/** A font that the browser may not have, under a name that the page does not use. Loaded after the popup shows. */
export type Font = { family: string; url: string; weight?: string }

export type Style = {
  accent_color?: string
  background_color?: string
  text_color?: string
  button_color?: string
  button_text_color?: string
  border_color?: string
  border_width_px?: number
  border_style?: string
  radius_px?: number
  button_shape?: string
  width_px?: number
  font_family?: string
  heading_font_family?: string
  /** A path of the API's own origin, as `image_url`. */
  logo_url?: string
  /** A path of the API's own origin, or a whole address. */
  image_url?: string
  image_placement?: 'behind' | 'above' | 'left' | 'right'
  image_focus_x_percent?: number
  image_focus_y_percent?: number
  image_share_percent?: number
  /** Of the background color over an image behind the words. */
  scrim_percent?: number
  progress_style?: 'bar' | 'dots' | 'none'
  custom_css?: string
  /** Only in the frame of the admin's editor; else they come with the configuration. */
  fonts?: Font[]
}

export type AfterSubmission =
  | { type: 'message' }
  | { type: 'redirect'; url: string }
  | { type: 'code'; code?: string; script_url?: string }

/** Texts of one language; absent texts are not translated. `options` have the order of the field's own. */
export type Translation = {
  locale: string
  content?: Content
  fields?: { name: string; label?: string; placeholder?: string; options?: string[] }[]
  consent_text?: string
}

export type Variant = {
  id: string
  content?: Content
  style?: Style
  position?: Position
  animation?: Animation
}

/** Defaults are left out: empty texts, empty lists, false, 0. */
export type Popup = {
  id: string
  type: PopupType
  position: Position
  animation: Animation
  allow_closing: boolean
  hide_duration_days: number
  frequency_days: number
  created_at: string
  priority?: number
  show_after_submission?: boolean
  /** Only one popup of each group shows per page view. */
  once?: PopupType
  /** Epoch milliseconds from which it is shown, and before which, if there is an end. */
  schedule?: number[]
  triggers?: Trigger[]
  /** Rules on device, address and visitor: all must match. */
  rules?: Rule[]
  /** There are rules that only the API can evaluate. */
  ask?: boolean
  content: Content
  /** `typo_hint` is false where addresses are not to be doubted. */
  form: { fields: Field[]; consent?: Consent; typo_hint?: boolean }
  /** Ends at a moment, in epoch milliseconds, or so long after this browser first showed it. */
  countdown?: { ends_at?: number; minutes?: number }
  /** The coupon shows without a submission. */
  coupon_on_click?: boolean
  /** Of the widget, besides those of every popup. */
  files?: string[]
  after_submission?: AfterSubmission
  style?: Style
  translations?: Translation[]
  /** The design itself is the first, with an id alone. */
  variants?: Variant[]
}

export type Config = {
  site_id: string
  version: string
  language?: string
  consent_mode?: boolean
  tracking?: boolean
  /** How long no popup shows after one was closed. */
  pause_ms: number
  /** Files to load with the page: where the query of its address has these letters. */
  entries: { file: string; query: string }[]
  /** Of all popups. */
  fonts?: Font[]
  popups: Popup[]
  /** Assistants that visitors may talk to; what each says first is decided as a popup is. */
  chats?: { id: string; on_every_page?: boolean; openers?: Omit<Popup, 'style'>[] }[]
}

export type Value = string | number | boolean

/** Flat or nested; `undefined` members are left out. */
export type Json = string | number | boolean | undefined | { [key: string]: Json }

/** A submission. The loader adds what it knows of the visitor (such as `visitor_id`). */
export type Submission = {
  values: Record<string, Value>
  consent?: boolean
  /** Of the text that was shown, by a box or as a notice. */
  consent_version?: number
  variant?: string
  page_url: string
  referrer?: string
  timezone?: string
  locale?: string
  shown_for_ms: number
  website: string
}
