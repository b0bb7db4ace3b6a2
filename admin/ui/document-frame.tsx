/** HTML that the server made, in a frame that runs nothing. It is shown in a theme of its own, whatever that of the admin is. */
import type { CSSProperties } from 'react'
import { type DocumentTheme, toFrameDocument } from './document-theme.ts'

export type { DocumentTheme }

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
      srcDoc={toFrameDocument(html, theme)}
      style={{ ...style, colorScheme: theme }}
    />
  )
}
