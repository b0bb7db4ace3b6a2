/** Messages between the admin's editor and the preview page by `postMessage`. Types only. */
import type { Popup } from '../wire.ts'

/** A page of the owner's: as it is, without scripts, or drawn in their brand. */
export type PreviewPage = {
  /** Of the site. */
  name: string
  brand?: { accent_color: string; background_color: string; text_color: string; font_family: string; logo_url: string }
  html?: string
}

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
  /** What it stands on. */
  page?: PreviewPage
  /** A click is for editing: words are typed where they stand, buttons press nothing. */
  edits?: boolean
  /** How many typings `popup` has in it. */
  typed?: number
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
  /** Words were typed there; `number` counts the typings. */
  | { sender: 'leadwright-preview'; event: 'typed'; pointer: string; text: string; number: number }
  | { sender: 'leadwright-preview'; event: 'key'; does: 'undo' | 'redo' | 'save' }
