/** What the widget reads from and sends to the public API. Types only; the rules behind them live in the API. */

export type Device = 'desktop' | 'tablet' | 'mobile'

export type Trigger = { kind: 'delay'; seconds: number } | { kind: 'scroll'; percent: number } | { kind: 'exit_intent' }

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

export type Field = {
  name: string
  type: FieldType
  label: string
  placeholder?: string
  required?: boolean
  options?: string[]
}

export type Consent = { kind: 'checkbox' | 'notice'; text: string; version?: string; required?: boolean }

export type Style = {
  accent_color?: string
  background_color?: string
  text_color?: string
  border_color?: string
  border_width_px?: number
  border_style?: string
  radius_px?: number
  font_family?: string
}

export type Popup = {
  id: string
  type: string
  position: 'center' | 'top' | 'bottom'
  animation: 'fade' | 'slide' | 'none'
  allow_closing: boolean
  hide_duration_days: number
  frequency_days: number
  devices: Device[]
  priority: number
  created_at: string
  triggers: Trigger[]
  content: {
    heading?: string
    text?: string
    button_text?: string
    thank_you_heading?: string
    thank_you_text?: string
  }
  form: { fields: Field[]; consent?: Consent }
  style?: Style
}

export type Config = { site_id: string; version: string | number; locale?: string; popups: Popup[] }

export type Value = string | number | boolean

export type Submission = {
  values: Record<string, Value>
  consent?: boolean
  page_url: string
  referrer?: string
  timezone?: string
  locale?: string
  shown_for_ms: number
  website: string
}
