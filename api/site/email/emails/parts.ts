/** The parts that a journey's step adds to its email: its question, and the AI text for this reader. */
import type { QuestionContent } from './question-part.ts'
import type { EmailRow } from './store.ts'

/** A text that the AI wrote for the reader, and that may be sent. */
export interface WrittenText {
  subject: string
  text: string
}

/** A text, or the reason why there is none to send. */
export type TextOrNot = WrittenText | 'draft_rejected' | 'draft_missing'

export interface PartsOf {
  /** By the email's id. */
  questions: ReadonlyMap<string, QuestionContent>
  /** By `run_id step_id` of the writer step. */
  texts: ReadonlyMap<string, TextOrNot>
}

const textOf = ({ texts }: PartsOf, { run_id, ai_step_id }: EmailRow): TextOrNot | undefined =>
  ai_step_id === null ? undefined : (texts.get(`${run_id} ${ai_step_id}`) ?? 'draft_missing')

/** Whether the AI's text may be sent, where the mail shows one. */
export function textState(
  parts: PartsOf,
  email: EmailRow,
): 'not_needed' | 'ready' | 'draft_rejected' | 'draft_missing' {
  const text = textOf(parts, email)
  if (text === undefined) return 'not_needed'
  return typeof text === 'string' ? text : 'ready'
}

/** The parts of one mail as plain data. */
export function partsOf(parts: PartsOf, email: EmailRow): { question?: QuestionContent; written?: WrittenText } {
  const question = parts.questions.get(email.id)
  const written = textOf(parts, email)
  return { ...(question && { question }), ...(written && typeof written !== 'string' && { written }) }
}
