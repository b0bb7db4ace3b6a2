/** Designs of slide-ins: in a corner, beside what the visitor reads. */
import type { NewPopup } from '@leadwright/sdk'
import { email, first_name, phone, serif, type Words } from './parts.ts'

export const guide = (t: Words): NewPopup => ({
  type: 'slide_in',
  name: t('popup_designs.guide'),
  position: 'bottom_right',
  animation: 'slide',
  triggers: [{ type: 'scroll', percent: 50 }],
  content: {
    heading: t('popup_designs.guide_heading'),
    text: t('popup_designs.guide_text'),
    button_text: t('popup_designs.guide_button'),
    thank_you_heading: t('popup_designs.guide_thanks'),
    thank_you_text: t('popup_designs.guide_thanks_text'),
  },
  form: {
    fields: [email(t)],
    consent: { type: 'checkbox', text: t('popup_designs.guide_consent'), required: false },
  },
  style: {
    accent_color: '#2b6148',
    background_color: '#fbf6ec',
    text_color: '#27302b',
    border_color: '#dfd3bb',
    border_width_px: 1,
    radius_px: 6,
    font_family: serif,
  },
})

export const callback = (t: Words): NewPopup => ({
  type: 'slide_in',
  name: t('popup_designs.callback'),
  position: 'bottom_left',
  animation: 'slide',
  triggers: [{ type: 'inactivity', seconds: 20 }, { type: 'click' }],
  content: {
    heading: t('popup_designs.callback_heading'),
    text: t('popup_designs.callback_text'),
    button_text: t('popup_designs.callback_button'),
    thank_you_heading: t('popup_designs.callback_thanks'),
    thank_you_text: t('popup_designs.callback_thanks_text'),
  },
  form: { fields: [first_name(t, false), email(t), phone(t)], consent: { type: 'none' } },
  style: { accent_color: '#14556f', background_color: '#eef4f6', text_color: '#17282f', radius_px: 16 },
})
