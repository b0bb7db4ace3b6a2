/** What the loader and a lazily loaded entry promise each other. Types only, so that neither bundle pulls in the other. */
import type { Popup } from './wire.ts'

export type ShowRequest = {
  popup: Popup
  /** Where the submission goes. */
  submit_url: string
  locale: string
  rtl: boolean
  /** A preview sends nothing. */
  preview: boolean
  submitted: () => void
  closed: () => void
}

export type ShownPopup = {
  close: () => void
  /** Draws the popup as it has become, without taking the focus: for editors that preview it. */
  update: (popup: Popup, stage: 'form' | 'done') => void
}

/** The exports of `popup.js`. */
export type PopupModule = { show: (request: ShowRequest) => ShownPopup }
