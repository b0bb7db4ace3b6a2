/** Designs of embedded forms: a part of the page, where its snippet stands. */
import type { NewPopup } from '@leadwright/sdk'
import { email, first_name, last_name, phone, serif, type Words } from './parts.ts'

export const inline = (t: Words): NewPopup => ({
  type: 'embedded',
  name: t('popup_designs.inline'),
  content: {
    heading: t('popup_designs.inline_heading'),
    text: t('popup_designs.inline_text'),
    button_text: t('popup_designs.newsletter_button'),
    thank_you_heading: t('popup_designs.newsletter_thanks'),
    thank_you_text: t('popup_designs.newsletter_thanks_text'),
  },
  form: { fields: [email(t)], consent: { type: 'notice', text: t('popup_designs.newsletter_consent') } },
  style: {
    accent_color: '#3d4f2a',
    background_color: '#f5f3ea',
    text_color: '#2a2c22',
    radius_px: 12,
    heading_font_family: serif,
  },
})

export const contact = (t: Words): NewPopup => ({
  type: 'embedded',
  name: t('popup_designs.contact'),
  content: {
    heading: t('popup_designs.contact_heading'),
    text: t('popup_designs.contact_text'),
    button_text: t('popup_designs.contact_button'),
    thank_you_heading: t('popup_designs.contact_thanks'),
    thank_you_text: t('popup_designs.contact_thanks_text'),
  },
  form: {
    fields: [first_name(t, true), last_name(t), email(t), phone(t)],
    consent: { type: 'checkbox', text: t('popup_designs.discount_consent'), required: false },
  },
  style: { accent_color: '#2b2723', border_width_px: 1, border_color: '#dcdfe6', radius_px: 10 },
})
