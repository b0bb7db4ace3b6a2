/** Designs to begin with, of every type. Their texts are written in the site's language, not in the admin's. */
import type { NewPopup, PopupType } from '@leadwright/sdk'
import { type Language, messagesIn } from '../../../messages/messages.tsx'
import { announcement, early } from './banners.ts'
import { discount, event, newsletter } from './boxes.ts'
import { contact, inline } from './embedded.ts'
import type { Words } from './parts.ts'
import { callback, guide } from './slide-ins.ts'

export const popupTypes: PopupType[] = ['popup_box', 'slide_in', 'sticky_banner', 'embedded']

const makers = { newsletter, discount, event, guide, callback, announcement, early, inline, contact }
export type DesignId = keyof typeof makers
export const designIds = Object.keys(makers) as DesignId[]

const blankNames: Record<PopupType, (t: Words) => string> = {
  popup_box: t => t('popup_designs.blank'),
  slide_in: t => t('popup_designs.blank_slide_in'),
  sticky_banner: t => t('popup_designs.blank_banner'),
  embedded: t => t('popup_designs.blank_embedded'),
}

/** What creating a popup with this design sends. */
export const newPopup = (id: DesignId, language: Language): NewPopup => makers[id](messagesIn(language).t)

/** A popup of a type with nothing in it. */
export const blankPopup = (type: PopupType, language: Language): NewPopup => ({
  type,
  name: blankNames[type](messagesIn(language).t),
})

/** The sentence that a consent element begins with. */
export const proposedConsent = (language: Language): string => messagesIn(language).t('popup_designs.discount_consent')
