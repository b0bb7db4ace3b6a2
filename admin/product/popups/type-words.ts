/** The four types in words: one, several, and what each is good for. */
import type { PopupType } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'

export function useTypeWords() {
  const { t } = useMessages()
  const one: Record<PopupType, string> = {
    popup_box: t('popup_type.popup_box'),
    slide_in: t('popup_type.slide_in'),
    sticky_banner: t('popup_type.sticky_banner'),
    embedded: t('popup_type.embedded'),
  }
  const many: Record<PopupType, string> = {
    popup_box: t('popup_type.popup_boxes'),
    slide_in: t('popup_type.slide_ins'),
    sticky_banner: t('popup_type.sticky_banners'),
    embedded: t('popup_type.embedded_forms'),
  }
  const notes: Record<PopupType, string> = {
    popup_box: t('popup_type.popup_box_note'),
    slide_in: t('popup_type.slide_in_note'),
    sticky_banner: t('popup_type.sticky_banner_note'),
    embedded: t('popup_type.embedded_note'),
  }
  return { one, many, notes }
}
