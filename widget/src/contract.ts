/** What the loader and a lazily loaded entry promise each other. Types only, so that neither bundle pulls in the other. */
import type { Font, Json, Popup } from './wire.ts'

export type ShowRequest = {
  /** As the configuration has it; variant and translation are applied when it is drawn. */
  popup: Popup
  /** Where the submission goes. */
  submit_url: string
  /** The language of the popup's own texts. */
  site_locale: string
  /** Languages that suit the visitor, best first. */
  locales: readonly string[]
  /** Which variant this visitor sees; absent where there are none. */
  variant?: string
  /** Where an embedded form stands. */
  container?: HTMLElement
  /** The widget's own script, whose `data-` attributes may fill hidden fields. */
  script?: HTMLElement
  /** The page's nonce, without which an owner's inline code does not run. */
  nonce?: string
  fonts?: readonly Font[]
  /** What else a submission says of the visitor. */
  facts?: () => { [key: string]: Json }
  /** A preview sends nothing. */
  preview: boolean
  submitted: () => void
  /** Called once. An embedded form closes only when asked to. */
  closed: () => void
}

export type Stage = 'form' | 'done'

/** How an editor wants it drawn. */
export type Redraw = Partial<Pick<ShowRequest, 'site_locale' | 'locales' | 'variant'>> & {
  popup: Popup
  stage: Stage
  /** From 1. */
  step?: number
}

export type ShownPopup = {
  close: () => void
  /** Draws the popup as it has become, without taking the focus: for editors that preview it. */
  update: (redraw: Redraw) => void
}

/** The exports of `popup.js`. */
export type PopupModule = { show: (request: ShowRequest) => ShownPopup }
