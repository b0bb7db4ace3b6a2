/** Designs of banners: a line along the edge of the window that leaves the page alone. */
import type { NewPopup } from '@leadwright/sdk'
import { email, type Words } from './parts.ts'

/** No form: the button leads to the owner's page. */
export const announcement = (t: Words): NewPopup => ({
  type: 'sticky_banner',
  name: t('popup_designs.announcement'),
  position: 'top',
  animation: 'slide',
  triggers: [{ type: 'delay', seconds: 1 }],
  content: {
    heading: t('popup_designs.announcement_heading'),
    text: t('popup_designs.announcement_text'),
    button_text: t('popup_designs.announcement_button'),
    thank_you_heading: t('popup_designs.announcement_thanks'),
  },
  form: { fields: [], consent: { type: 'none' } },
  style: { accent_color: '#f2c14e', background_color: '#173f35', text_color: '#f6f3e8', radius_px: 6 },
})

export const early = (t: Words): NewPopup => ({
  type: 'sticky_banner',
  name: t('popup_designs.early'),
  position: 'bottom',
  animation: 'slide',
  triggers: [{ type: 'scroll', percent: 25 }],
  content: {
    heading: t('popup_designs.early_heading'),
    text: t('popup_designs.early_text'),
    button_text: t('popup_designs.early_button'),
    thank_you_heading: t('popup_designs.early_thanks'),
    thank_you_text: t('popup_designs.early_thanks_text'),
  },
  form: { fields: [email(t)], consent: { type: 'notice', text: t('popup_designs.early_consent') } },
  style: {
    accent_color: '#33291b',
    background_color: '#fdf3dc',
    text_color: '#33291b',
    border_color: '#e8d6ab',
    border_width_px: 1,
    radius_px: 8,
  },
})
