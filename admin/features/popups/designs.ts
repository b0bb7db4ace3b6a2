/** Designs to begin with. Their texts are written in the site's language, not in the admin's. */
import type { NewPopup } from '@leadwright/sdk'
import { type Language, type Messages, messagesIn } from '../../messages/messages.tsx'

export type DesignId = 'newsletter' | 'discount' | 'guide' | 'blank'
export const designIds: DesignId[] = ['newsletter', 'discount', 'guide', 'blank']

const serif = "Georgia, 'Times New Roman', serif"
const email = (t: Messages['t']) => ({
  name: 'email',
  label: t('popup_designs.email'),
  placeholder: t('popup_designs.email_placeholder'),
  required: true,
})

const newsletter = (t: Messages['t']): NewPopup => ({
  name: t('popup_designs.newsletter'),
  triggers: [{ kind: 'delay', seconds: 8 }],
  content: {
    heading: t('popup_designs.newsletter_heading'),
    text: t('popup_designs.newsletter_text'),
    button_text: t('popup_designs.newsletter_button'),
    thank_you_heading: t('popup_designs.newsletter_thanks'),
    thank_you_text: t('popup_designs.newsletter_thanks_text'),
  },
  form: { fields: [email(t)], consent: { kind: 'notice', text: t('popup_designs.newsletter_consent') } },
})

const discount = (t: Messages['t']): NewPopup => ({
  name: t('popup_designs.discount'),
  triggers: [{ kind: 'exit_intent' }, { kind: 'delay', seconds: 30 }],
  content: {
    heading: t('popup_designs.discount_heading'),
    text: t('popup_designs.discount_text'),
    button_text: t('popup_designs.discount_button'),
    thank_you_heading: t('popup_designs.discount_thanks'),
    thank_you_text: t('popup_designs.discount_thanks_text'),
  },
  form: {
    fields: [email(t)],
    consent: { kind: 'checkbox', text: t('popup_designs.discount_consent'), required: false },
  },
  style: { accent_color: '#f3c14b', background_color: '#1d1b22', text_color: '#f7f3ea', radius_px: 20 },
})

const guide = (t: Messages['t']): NewPopup => ({
  name: t('popup_designs.guide'),
  animation: 'slide',
  triggers: [{ kind: 'scroll', percent: 50 }],
  content: {
    heading: t('popup_designs.guide_heading'),
    text: t('popup_designs.guide_text'),
    button_text: t('popup_designs.guide_button'),
    thank_you_heading: t('popup_designs.guide_thanks'),
    thank_you_text: t('popup_designs.guide_thanks_text'),
  },
  form: {
    fields: [{ name: 'first_name', label: t('popup_designs.first_name'), required: false }, email(t)],
    consent: { kind: 'checkbox', text: t('popup_designs.guide_consent'), required: false },
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

const makers = {
  newsletter,
  discount,
  guide,
  blank: (t: Messages['t']): NewPopup => ({ name: t('popup_designs.blank') }),
}

/** What creating a popup with this design sends. */
export const newPopup = (id: DesignId, language: Language): NewPopup => makers[id](messagesIn(language).t)

/** The sentence that a consent element begins with. */
export const proposedConsent = (language: Language): string => messagesIn(language).t('popup_designs.discount_consent')
