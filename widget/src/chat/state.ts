/** What the chat is drawn from. Components keep nothing themselves. */

import type { ChatConfig, Citation, SentFile } from './wire.ts'
import type { Say } from './words.ts'

export type Line = {
  /** Of the server, once it has one. */
  id: string
  from: 'visitor' | 'assistant' | 'person'
  text: string
  /** Who writes, where a person does. */
  name?: string
  files?: SentFile[]
  citations: Citation[]
  /** `partial`: it broke off. `failed`: nothing came. */
  state: 'writing' | 'complete' | 'partial' | 'failed'
  rating?: 'good' | 'bad'
}

export type ChatState = {
  chat: ChatConfig
  locale: string
  say: Say
  open: boolean
  /** In the page's own element or on a page of its own: always open. */
  inline: boolean
  lines: Line[]
  /** The answer that is being written, outside of the log until it is complete. */
  writing: Line | undefined
  /** The passage that is shown: of which line, and its number. */
  passage: { line: string; number: number } | undefined
  /** The form that asks who the visitor is. */
  form: 'hidden' | 'shown' | 'sending' | 'done'
  errors: Map<string, string>
  /** Where the demo is that the form gave. */
  sandbox_url?: string | undefined
  /** Said below the messages, and by screen readers. */
  status: string
  /** The question that could not be sent: the button tries again. */
  unsent: string | undefined
  /** Chosen for the next question. */
  files: File[]
  /** They are on their way. */
  sending: boolean
  /** Answers that came while the chat was closed. */
  unread: number
  /** What the assistant says first, beside the button. */
  opener: string | undefined
  /** A person answers. */
  person: string | undefined
  can_ask_person: boolean
}

export type Actions = {
  open: () => void
  close: () => void
  ask: (question: string) => void
  attach: (files: File[]) => void
  detach: (file: File) => void
  /** Asks with the files that are chosen; false: they could not be taken, and everything stays as it was. */
  ask_with: (question: string) => Promise<boolean>
  stop: () => void
  retry: () => void
  cite: (line: string, number: number) => void
  rate: (line: Line, rating: 'good' | 'bad') => void
  person: () => void
  anew: () => void
  send: (form: HTMLFormElement) => void
}

export type ViewProps = { state: ChatState; act: Actions }
