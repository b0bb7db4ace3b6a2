/** What the admin's editor and the preview page tell each other by `postMessage`. Types only. */
import type { Popup } from '../wire.ts'

/** From the editor: draw this. `sender` tells these messages from those of browser extensions. */
export type PreviewRequest = {
  sender: 'leadwright-editor'
  popup: Popup
  stage: 'form' | 'done'
  locale: string
}

/** From the page: it can draw; it has drawn for the first time. */
export type PreviewNews = { sender: 'leadwright-preview'; news: 'ready' | 'shown' }
