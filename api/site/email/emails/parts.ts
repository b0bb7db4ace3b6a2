/** What a journey's step puts into its mail: the question that it asks, the text that the AI wrote for this reader. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type TextOrNot, textsOfSteps, type WrittenText } from '../../automation/ai-drafts/rules.ts'
import { type QuestionRow, questionsById } from '../../automation/answers/rules.ts'
import type { EmailRow } from './store.ts'

type Db = Handle<'site'>

export interface PartsOf {
  questions: Map<string, QuestionRow>
  texts: Map<string, TextOrNot>
}

const textOf = ({ texts }: PartsOf, { run_id, ai_step_id }: EmailRow): TextOrNot | undefined =>
  ai_step_id === null ? undefined : (texts.get(`${run_id} ${ai_step_id}`) ?? 'draft_missing')

/** Reads the parts of those mails that have any. */
export async function readParts(db: Db, emails: readonly EmailRow[]): Promise<PartsOf> {
  const asking = emails.filter(email => email.kind === 'ask_question').map(email => email.id)
  const written = emails.flatMap(({ run_id, ai_step_id }) =>
    run_id !== null && ai_step_id !== null ? [{ run_id, step_id: ai_step_id }] : [],
  )
  return { questions: await questionsById(db, asking), texts: await textsOfSteps(db, written) }
}

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
export function partsOf(parts: PartsOf, email: EmailRow): { question?: QuestionRow; written?: WrittenText } {
  const question = parts.questions.get(email.id)
  const written = textOf(parts, email)
  return { ...(question && { question }), ...(written && typeof written !== 'string' && { written }) }
}
