/** What the loader and a lazily loaded entry promise each other. Types only, so that neither bundle pulls in the other. */

import type {
  LeadwrightEvent,
  LeadwrightListener,
  LeadwrightProperties,
  LeadwrightUser,
} from '../package/src/interface.ts'
import type { Situation, Verdict, ViewMoments } from './decide/decide.ts'
import type { Config, Font, Json, Popup } from './wire.ts'

export type ShowRequest = {
  /** As the configuration has it; variant and translation are applied when it is drawn. */
  popup: Popup
  /** Where the submission goes. */
  submit_url: string
  /** The language of the popup's own texts. */
  site_locale: string
  /** Languages that suit the visitor, best first. */
  locales: readonly string[]
  /** The variant of this visitor; absent without variants. */
  variant?: string
  /** The container of an embedded form. */
  container?: HTMLElement
  /** The widget's own script, whose `data-` attributes may fill hidden fields. */
  script?: HTMLElement
  /** The page's nonce, without which an owner's inline code does not run. */
  nonce?: string
  fonts?: readonly Font[]
  /** Further facts of the visitor for the submission. */
  facts?: () => { [key: string]: Json }
  /** Whose visitor it is; an editor has none. */
  session?: Pick<Session, 'memory' | 'skew_ms'>
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

/** An open popup that is notified of navigations, and closes if its rules no longer match. */
export type OpenPopup = ShownPopup & { navigated: () => void }

export type ListenerEntry = [event: LeadwrightEvent, listener: LeadwrightListener]

/** What the loader hands to the entries that it imports. */
export type Session = {
  /** Of the public API and the widget's own files. */
  origin: string
  script: HTMLScriptElement
  config: Config
  /** How far the server's clock is ahead of this one; not a number where the server does not say. */
  skew_ms: number
  preview: boolean
  memory: Memory
  listeners: Set<ListenerEntry>
  /** Popups whose rules the API has found to hold. */
  allowed: string[]
  decide: (popup: Popup, situation: Situation) => Verdict
  /** The current situation. */
  situation: () => Situation
  /** Something may show now that could not before. */
  evaluate: () => void
  /** The page's calls, and `navigated` for each navigation. Entries replace `push` to receive them. */
  calls: { push: (call: unknown[]) => unknown }
}

/** The loader's storage. */
export type Memory = {
  seen: (popup_id: string) => ViewMoments
  /** That it was shown, closed, or submitted just now, or shown for the first time with a countdown. */
  note: (popup_id: string, what: 0 | 1 | 2 | 3) => void
  /** The visitor's id; before consent it lives as long as the page, and is not sent. */
  visitor: () => string
  /** Where the visit came from: two lines, the referrer and the query of its first page. A pause of half an hour ends it. */
  visit: () => string
  returning: () => boolean
  consented: () => boolean
  /** Granted, revoked, or, if absent, as before. */
  consent: (granted?: boolean) => void
}

/** The exports of `popup.js`. */
export type OpenModule = {
  /** `named` was asked for by the page, and no rule was. Answers nothing where it fits the page no more. */
  open: (
    session: Session,
    popup: Popup,
    place: HTMLElement | string,
    named: boolean | undefined,
    closed: () => void,
  ) => OpenPopup | undefined
}

/** What is available without a configuration. */
export type LoadFailure = { script: HTMLScriptElement; config?: undefined }

/** The exports of an entry that the configuration names. Only `debug.js` is started where there is none, to say why. */
export type StartModule = { start: (session: Session | LoadFailure) => void }

/** What following visits needs. */
export type TrackSession = {
  site_url: string
  preview: boolean
  visitor_id: () => string
  /** The script's data attributes. */
  data: DOMStringMap
}

export type Tracker = {
  /** The page's address has changed without a reload. */
  navigated: () => void
  track: (name: string, properties?: LeadwrightProperties) => void
  identify: (user: LeadwrightUser) => void
  /** Consent is revoked: nothing more is sent. */
  stop: () => void
}
