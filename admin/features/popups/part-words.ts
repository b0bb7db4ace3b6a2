/** The parts of a popup in the words of the editor's sections, for the history of its changes. */
import { useMessages } from '../../messages/messages.tsx'
import type { PopupDraft } from './draft/draft.ts'

export function usePartWords(): Record<string, string> {
  const { t } = useMessages()
  const words: Record<keyof PopupDraft, string> = {
    name: t('popups.name'),
    description: t('popup_editor.description'),
    position: t('popup_editor.position'),
    animation: t('popup_editor.animation'),
    allow_closing: t('popup_editor.closing'),
    hide_duration_days: t('popup_editor.hide_duration'),
    frequency_days: t('popup_editor.frequency'),
    show_after_submission: t('popup_editor.show_after'),
    schedule: t('popup_editor.schedule'),
    devices: t('popup_editor.devices'),
    priority: t('popup_editor.priority'),
    triggers: t('popup_editor.show'),
    url_rules: t('popup_editor.pages'),
    visitor_rules: t('popup_editor.visitors'),
    content: t('popup_editor.content'),
    form: t('popup_editor.form'),
    countdown: t('popup_editor.offer'),
    coupon_reveal: t('popup_editor.offer'),
    after_submission: t('popup_editor.after'),
    style: t('popup_editor.look'),
    translations: t('popup_editor.languages'),
    variants: t('popup_editor.variants'),
  }
  return words
}

/** Parts whose values are texts, numbers and switches. */
export function useValueWords(): Record<string, string> {
  const { t } = useMessages()
  return {
    hide_duration_days: t('popup_editor.hide_duration'),
    frequency_days: t('popup_editor.frequency'),
    priority: t('popup_editor.priority'),
    allow_closing: t('popup_editor.closing'),
    show_after_submission: t('popup_editor.show_after'),
    'content.heading': t('popup_editor.heading'),
    'content.text': t('popup_editor.text'),
    'content.button_text': t('popup_editor.button'),
    'content.button_url': t('popup_editor.button_url'),
    'content.thank_you_heading': t('popup_editor.thanks_heading'),
    'content.thank_you_text': t('popup_editor.thanks_text'),
    'content.coupon_code': t('popup_editor.coupon'),
    'content.countdown_text': t('popup_editor.countdown_text'),
    'style.background_color': t('popup_editor.background'),
    'style.text_color': t('popup_editor.text_color'),
    'style.accent_color': t('popup_editor.accent'),
    'style.button_color': t('popup_editor.button_color'),
    'style.button_text_color': t('popup_editor.button_text_color'),
    'style.radius_px': t('popup_editor.radius'),
    'style.width_px': t('popup_editor.width_px'),
  }
}
