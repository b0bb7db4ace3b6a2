/** What few popups need: `extras.js` puts it here, if the popup asks for it. */
import type { ComponentChildren } from 'preact'
import { extras as come } from '../runtime/main.ts'
import type { FieldProps, State } from './state.ts'

export type Extras = {
  css: string
  /** A text as elements; `is_line`: without paragraphs and lists. */
  rich: (text: string | undefined, is_line?: boolean) => ComponentChildren
  /** Above the words: the logo of the site. */
  above: (state: State) => ComponentChildren
  /** In the place of the bar of several steps; nothing where that is right. */
  dots: (state: State) => ComponentChildren
  /** Below the words: a countdown, a coupon. */
  below: (state: State) => ComponentChildren
  /** What the popup says, with a picture beside it. */
  framed: (state: State, card: ComponentChildren) => ComponentChildren
  /** Stars, buttons or pictures in the place of an entry; nothing for fields that look as usual. */
  choices: (props: FieldProps) => ComponentChildren
}

export const extras: Partial<Extras> = come
