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
