/** Designs of boxes: in the middle of the page, asking for the visitor's attention. */
import type { NewPopup } from '@leadwright/sdk'
import { email, first_name, serif, type Words } from './parts.ts'

export const newsletter = (t: Words): NewPopup => ({
  name: t('popup_designs.newsletter'),
  triggers: [{ type: 'delay', seconds: 8 }],
  content: {
    heading: t('popup_designs.newsletter_heading'),
    text: t('popup_designs.newsletter_text'),
    button_text: t('popup_designs.newsletter_button'),
    thank_you_heading: t('popup_designs.newsletter_thanks'),
    thank_you_text: t('popup_designs.newsletter_thanks_text'),
  },
  form: { fields: [email(t)], consent: { type: 'notice', text: t('popup_designs.newsletter_consent') } },
})

export const discount = (t: Words): NewPopup => ({
  name: t('popup_designs.discount'),
  triggers: [{ type: 'exit_intent' }],
  content: {
    heading: t('popup_designs.discount_heading'),
    text: t('popup_designs.discount_text'),
    button_text: t('popup_designs.discount_button'),
    thank_you_heading: t('popup_designs.discount_thanks'),
    thank_you_text: t('popup_designs.discount_thanks_text'),
  },
  form: {
    fields: [email(t)],
    consent: { type: 'checkbox', text: t('popup_designs.discount_consent'), required: false },
  },
  style: { accent_color: '#f3c14b', background_color: '#1d1b22', text_color: '#f7f3ea', radius_px: 20 },
})

/** In two steps: a name is given away more easily than an address. */
export const event = (t: Words): NewPopup => ({
  name: t('popup_designs.event'),
  animation: 'zoom',
  triggers: [{ type: 'inactivity', seconds: 30 }, { type: 'click' }],
  content: {
    heading: t('popup_designs.event_heading'),
    text: t('popup_designs.event_text'),
    button_text: t('popup_designs.event_button'),
    next_text: t('popup_designs.event_next'),
    steps: [{ heading: t('popup_designs.event_step'), text: t('popup_designs.event_step_text') }],
    thank_you_heading: t('popup_designs.event_thanks'),
    thank_you_text: t('popup_designs.event_thanks_text'),
  },
  form: {
    fields: [first_name(t, true), { ...email(t), step: 2 }],
    consent: { type: 'checkbox', text: t('popup_designs.event_consent'), required: false },
  },
  style: {
    accent_color: '#a83f24',
    background_color: '#fffdf9',
    text_color: '#2a211d',
    radius_px: 8,
    heading_font_family: serif,
  },
})
