/** The programmatic interface that a host page sees: `window.leadwright` and the DOM events. Types only. */

export type LeadwrightEvent = 'shown' | 'closed' | 'submitted'

/** `event.detail` of `leadwright:shown`, `leadwright:closed` and `leadwright:submitted`. */
export type LeadwrightDetail = {
  site_id: string
  popup_id: string
  preview: boolean
  /** Which variant it was, where the popup has several: `original`, or the id of another. */
  variant?: string
}

export type LeadwrightListener = (detail: LeadwrightDetail) => void

/**
 * Who the visitor is. Nothing is believed without `user_hash`: the HMAC-SHA256 of the address by the site's secret, in
 * hex.
 */
export type LeadwrightUser = { email: string; user_hash?: string }

export type LeadwrightProperties = { [name: string]: string | number | boolean }

export interface Leadwright {
  /** Opens a published popup at once, whatever its triggers and frequency. Unknown ids do nothing. */
  open(id: string): void
  /** Closes the popup that is open, if any. */
  close(): void
  /** Says who the visitor is, for popups with rules on known leads and tags. */
  identify(user: LeadwrightUser): void
  /** Tracks a custom event of the visitor, where the site tracks visits. */
  track(name: string, properties?: LeadwrightProperties): void
  /** Calls `listener` after each such event; the answer stops it. */
  on(event: LeadwrightEvent, listener: LeadwrightListener): () => void
  /** With consent the visitor is remembered across pages and known to the site; revoking forgets. */
  consent(state: 'grant' | 'revoke'): void
  /** The form that the queue stub offers before the script has loaded; it stays valid afterwards. */
  (method: 'open', id: string): void
  (method: 'close'): void
  (method: 'identify', user: LeadwrightUser): void
  (method: 'track', name: string, properties?: LeadwrightProperties): void
  (method: 'on', event: LeadwrightEvent, listener: LeadwrightListener): void
  (method: 'consent', state: 'grant' | 'revoke'): void
}

declare global {
  interface Window {
    leadwright?: Leadwright
  }
  interface DocumentEventMap {
    'leadwright:shown': CustomEvent<LeadwrightDetail>
    'leadwright:closed': CustomEvent<LeadwrightDetail>
    'leadwright:submitted': CustomEvent<LeadwrightDetail>
  }
}
