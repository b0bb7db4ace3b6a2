/** A plain draft, to be varied by tests. */
import type { Draft } from './draft.ts'

export const emptyDraft = (): Draft => ({
  name: 'Newsletter',
  position: 'center',
  animation: 'fade',
  allow_closing: true,
  hide_duration_days: 7,
  frequency_days: 7,
  devices: ['desktop', 'tablet', 'mobile'],
  priority: 0,
  triggers: [{ kind: 'delay', seconds: 5 }],
  content: { heading: 'Hello', text: '', button_text: 'Send', thank_you_heading: 'Thank you', thank_you_text: '' },
  form: {
    fields: [{ name: 'email', label: 'E-mail' }, { name: 'first_name' }, { name: 'city' }],
    consent: { kind: 'none' },
    tag_ids: [],
    audience_ids: [],
    overwrite: false,
  },
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
})
