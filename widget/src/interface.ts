/** The programmatic interface that a host page sees: `window.leadwright` and the DOM events. Types only. */

export type LeadwrightEvent = 'shown' | 'closed' | 'submitted'

/** `event.detail` of `leadwright:shown`, `leadwright:closed` and `leadwright:submitted`. */
export type LeadwrightDetail = { site_id: string; popup_id: string; preview: boolean }

export type LeadwrightListener = (detail: LeadwrightDetail) => void

export interface Leadwright {
  /** Opens a published popup at once, whatever its triggers and frequency. Unknown ids do nothing. */
  open(id: string): void
  /** Closes the popup that is open, if any. */
  close(): void
  /** Calls `listener` after each such event; the answer stops it. */
  on(event: LeadwrightEvent, listener: LeadwrightListener): () => void
  /** The form that the queue stub offers before the script has loaded; it stays valid afterwards. */
  (method: 'open', id: string): void
  (method: 'close'): void
  (method: 'on', event: LeadwrightEvent, listener: LeadwrightListener): void
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
