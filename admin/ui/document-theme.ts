/** The text of a document as a frame of the admin shows it: without scripts, in one theme. */

export type DocumentTheme = 'light' | 'dark'

export const toFrameDocument = (html: string, theme: DocumentTheme): string => inTheme(withoutScripts(html), theme)

/** The frame runs none; the browser would only complain of each, and of data for search engines there is nothing to see. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')

/** Browsers differ in what a frame prefers, the person's system or the page around it: what asks for it is answered in the text. */
const inTheme = (html: string, theme: DocumentTheme): string =>
  html
    .replaceAll(
      /(@media\s*)\(prefers-color-scheme:\s*(light|dark)\)/g,
      (_, media, asked) => media + answer(asked, theme),
    )
    .replaceAll(/media="\(prefers-color-scheme:\s*(light|dark)\)"/g, (_, asked) => `media="${answer(asked, theme)}"`)
    .replaceAll(/(color-scheme:|name="color-scheme" content=")light dark/g, `$1${theme}`)

const answer = (asked: string, theme: DocumentTheme): string => (asked === theme ? 'all' : 'not all')
