/** What the triggers of a popup come to. Pure. */
import type { PopupDraft } from './draft.ts'

/** Whether the popup opens early by itself: search engines penalize such popups if they cover a phone's screen. */
export const opensUnasked = (draft: PopupDraft): boolean =>
  draft.devices.includes('mobile') && draft.triggers.some(one => one.type === 'delay' || one.type === 'scroll')
