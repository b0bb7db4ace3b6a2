/** Popups for tests: one ordinary newsletter form, to be varied. */
import type { Popup } from '../src/wire.ts'

/** A popup that shows at once, with the given parts replaced. */
export function popupWith(parts: Partial<Popup> = {}): Popup {
  return {
    id: 'popup_1',
    type: 'popup_box',
    position: 'center',
    animation: 'fade',
    allow_closing: true,
    hide_duration_days: 7,
    frequency_days: 7,
    priority: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    triggers: [{ type: 'delay', seconds: 0 }],
    content: {
      heading: 'A letter from the workshop',
      text: 'One careful e-mail a month: what we built, what broke, and what we would do differently.',
      button_text: 'Subscribe',
      thank_you_heading: 'You are on the list',
      thank_you_text: 'The next letter goes out on the first Tuesday of the month.',
    },
    form: {
      fields: [
        { name: 'email', type: 'email', label: 'Email', placeholder: 'name@example.com', required: true },
        { name: 'first_name', type: 'text', label: 'First name', required: false },
      ],
      consent: { type: 'checkbox', text: 'I agree to receive the newsletter.', version: 1, required: true },
    },
    style: {},
    ...parts,
  }
}
