/** What the owner copies into their pages for one popup, besides the script itself. Pure. */
import type { Popup } from '@leadwright/sdk'

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const inHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escaped[sign] ?? sign)

/** A button that opens the popup. Any element with the attribute does. */
export const openButton = ({ id, name, content }: Popup): string =>
  `<button type="button" data-leadwright-open="${id}">${inHtml(content.button_text || name)}</button>`

/** The same from a script, in the form that works before the widget has loaded. */
export const openCall = ({ id }: Popup): string =>
  `window.leadwright = window.leadwright || function () { (leadwright.q = leadwright.q || []).push(arguments) }\nleadwright('open', '${id}')`

/** Where an embedded form stands. Its height is kept free, so that nothing moves when it comes. */
export const container = ({ id }: Popup, height: number): string =>
  height > 0
    ? `<div data-leadwright-form="${id}" style="min-height: ${Math.ceil(height)}px"></div>`
    : `<div data-leadwright-form="${id}"></div>`

type File = { url: string; integrity: string }

/** The script in the version of today, which browsers check before they run it. */
export const pinned = (snippet: string, { url, integrity }: File): string =>
  snippet.replace('/widget.js"', `${url}" integrity="${integrity}" crossorigin="anonymous"`)
