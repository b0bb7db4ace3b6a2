/** What the chat is made of, in the visitor's language, and what it asks of the API. Types only. */
import type { Consent, Field, Font, Style } from '../wire.ts'

export type Citation = { number: number; title: string; heading?: string; excerpt: string; url?: string }

/** One assistant, as visitors meet it. Empty texts: the chat's own words. */
export type ChatConfig = {
  id: string
  title: string
  greeting: string
  launcher: string
  placeholder: string
  form_title: string
  form_thank_you: string
  notice: string
  suggested_questions: string[]
  position: 'bottom_right' | 'bottom_left'
  style: Style
  avatar_url: string
  message_characters_max: number
  keep_history: boolean
  /** Somebody may be asked for: at once, or by the form. */
  has_people: boolean
  form: { fields: Field[]; consent?: Consent }
  fonts?: Font[]
  /** Files may be sent: how many at a time, how large each, and with which endings of their names. */
  files?: { count_max: number; bytes_max: number; accept: string[] }
}

export type SentFile = { id: string; name: string; bytes: number }

/** A message as the API has it. */
export type Message = {
  id: string
  /** Its place in the conversation, from 1. */
  number: number
  from: 'visitor' | 'assistant' | 'person'
  text: string
  name?: string
  files?: SentFile[]
  citations: Citation[]
  state: 'complete' | 'writing' | 'partial' | 'failed'
  rating?: 'good' | 'bad'
}

/** What comes while an answer is written. */
export type ChatNews =
  | { type: 'text'; text: string }
  /** What was passed on so far does not hold: this stands in its place. */
  | { type: 'instead'; text: string }
  /** A message as it is kept. */
  | { type: 'message'; message: Message }
  /** The form is asked for now. */
  | { type: 'form' }
  | { type: 'person'; name: string }

export type FormErrors = { errors: { pointer: string; text: string }[] }
/** What the form was answered: what is wrong with it, or that it was taken, and where the demo is that it gives. */
export type SubmitResult = Partial<FormErrors> & { sandbox_url?: string }

export type Answers = {
  values: Record<string, string | number | boolean>
  consent?: boolean | undefined
  /** Of the text that was shown, by a box or as a notice. */
  consent_version?: number | undefined
  website: string
}

/** One conversation with the API. Everything may throw; `Busy` says to wait. */
export type ChatApi = {
  /** The conversation so far, where the visitor has one and it is kept. */
  history: () => Promise<Message[]>
  ask: (question: string, file_ids: string[], signal: AbortSignal) => AsyncIterable<ChatNews>
  /** Files for the next question; throws `UnsuitableFileError` where one of them cannot be taken. */
  upload: (files: File[]) => Promise<SentFile[]>
  /** What comes without being asked for, while a person answers. */
  follow: (signal: AbortSignal) => AsyncIterable<ChatNews>
  rate: (message_id: string, rating: 'good' | 'bad') => Promise<void>
  /** What the chat says to it; nobody there: the form is for who wants to be answered later. */
  ask_person: () => Promise<{ attended: boolean; text: string }>
  submit: (answers: Answers) => Promise<SubmitResult>
  forget: () => Promise<void>
}

/** Refused, with what to do about it. */
export class UnsuitableFileError extends Error {}

/** Too many at once: said so, and nothing is lost. */
export class Busy extends Error {}
