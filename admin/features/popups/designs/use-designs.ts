/** All designs with their words in the site's language and in its brand, then a blank one of each type. */
import type { NewPopup } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { type Language, messagesIn, useMessages } from '../../../messages/messages.tsx'
import { inBrand } from '../../../product/brand/in-brand.ts'
import { brandQuery } from '../../../product/brand/queries.ts'
import { type PictureName, pictures } from '../../../product/drawn-pictures/pictures.ts'
import { useTypeWords } from '../../../product/popups/type-words.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { blankPopup, type DesignId, designIds, newPopup, popupTypes } from './designs.ts'
import { goalOf, writtenDesigns } from './gallery.ts'
import { type Goal, popupOf, type WrittenDesign } from './written.ts'

export type Choice = {
  id: string
  goal: Goal | 'blank'
  popup: NewPopup
  title: string
  note: string
  /** The name and the address of its picture. */
  picture?: PictureName | undefined
  picture_url?: string | undefined
  /** A field that the site may not have yet. */
  brings?: { name: string; label: string; type: 'number' | 'dropdown'; options: string[] } | undefined
}

function choiceOf(design: WrittenDesign, written: Language, shown: Language): Choice {
  const { id, goal, picture, brings, words } = design
  const { field } = words[written]
  return {
    ...{ id, goal, picture, picture_url: picture && pictures[picture] },
    popup: popupOf(design, written, messagesIn(written).t),
    title: words[shown].name,
    note: words[shown].note,
    brings: brings && {
      ...{ name: brings.name, type: brings.type },
      label: field?.label ?? brings.name,
      options: field?.options ?? [],
    },
  }
}

export function useDesigns(): Choice[] {
  const { t, language } = useMessages()
  const { site, site_id } = useSite()
  const { data: brand } = useQuery(brandQuery(site_id))
  const types = useTypeWords()
  const written: Language = site?.language ?? language
  const words: Record<DesignId, [string, string]> = {
    newsletter: [t('popup_designs.newsletter'), t('popups.newsletter_note')],
    discount: [t('popup_designs.discount'), t('popups.discount_note')],
    event: [t('popup_designs.event'), t('popups.event_note')],
    guide: [t('popup_designs.guide'), t('popups.guide_note')],
    callback: [t('popup_designs.callback'), t('popups.callback_note')],
    announcement: [t('popup_designs.announcement'), t('popups.announcement_note')],
    early: [t('popup_designs.early'), t('popups.early_note')],
    inline: [t('popup_designs.inline'), t('popups.inline_note')],
    contact: [t('popup_designs.contact'), t('popups.contact_note')],
  }
  const choices: Choice[] = [
    ...writtenDesigns.map(design => choiceOf(design, written, language)),
    ...designIds.map(id => ({
      ...{ id, goal: goalOf[id], popup: newPopup(id, written) },
      title: words[id][0],
      note: words[id][1],
    })),
    ...popupTypes.map(type => ({
      ...{ id: `blank.${type}`, goal: 'blank' as const, popup: blankPopup(type, written) },
      title: t('popups.blank_type', { type: types.one[type] }),
      note: t('popups.blank_note'),
    })),
  ]
  return choices.map(choice => ({ ...choice, popup: inBrand(choice.popup, brand) }))
}
