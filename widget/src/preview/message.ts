/** Messages between the admin's editor and the preview page by `postMessage`. Types only. */
import type { Popup } from '../wire.ts'

/** From the editor: render this. `sender` distinguishes these messages from those of browser extensions. */
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
  /** Whose page it stands on. */
  site_name?: string
}

/**
 * From the page: it is ready; or it has rendered a popup that covers this share of the frame, with this height in
 * pixels.
 */
export type PreviewEvent =
  | { sender: 'leadwright-preview'; event: 'ready' }
  | { sender: 'leadwright-preview'; event: 'rendered'; covers: number; height: number }
  /** A part of the popup was clicked, as a pointer into what the editor edits. */
  | { sender: 'leadwright-preview'; event: 'picked'; pointer: string }
