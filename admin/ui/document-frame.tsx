/** HTML that the server made, in a frame that runs nothing. It is shown in a theme of its own, whatever that of the admin is. */
import type { CSSProperties } from 'react'

export type DocumentTheme = 'light' | 'dark'

type DocumentFrameProps = {
  html: string
  title: string
  theme?: DocumentTheme
  className?: string | undefined
  style?: CSSProperties
  /** Out of reach of keys, as a part of a picture. */
  isPicture?: boolean
  'data-width'?: string
}

export function DocumentFrame({ html, theme = 'light', style, isPicture, ...attributes }: DocumentFrameProps) {
  return (
    <iframe
      {...attributes}
      {...(isPicture && { tabIndex: -1, loading: 'lazy' as const })}
      sandbox=""
      srcDoc={inTheme(withoutScripts(html), theme)}
      style={{ ...style, colorScheme: theme }}
    />
  )
}

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
