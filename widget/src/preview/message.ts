/** What the admin's editor and the preview page tell each other by `postMessage`. Types only. */
import type { Popup } from '../wire.ts'

/** From the editor: draw this. `sender` tells these messages from those of browser extensions. */
export type PreviewRequest = {
  sender: 'leadwright-editor'
  popup: Popup
  stage: 'form' | 'done'
  /** From 1. */
  step?: number
  /** The visitor's language. */
  locale: string
  /** The language of the popup's own texts; absent: the visitor's. */
  site_locale?: string
  variant?: string
}

/** From the page: it can draw; what it has drawn covers this share of the frame, and is so many pixels high. */
export type PreviewEvent =
  | { sender: 'leadwright-preview'; event: 'ready' }
  | { sender: 'leadwright-preview'; event: 'rendered'; covers: number; height: number }
