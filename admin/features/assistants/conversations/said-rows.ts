/** What is shown of a conversation, the first words first, with an answer that is being written. Pure. */
import type { ConversationMessage } from '@leadwright/sdk'

/** What was asked just now, and as much of its answer as was told. */
export interface Live {
  question: string
  text: string
  /** The number of the last message before it. */
  after: number
}

export type SaidRow = Pick<ConversationMessage, 'id' | 'author' | 'text' | 'status'> & { message?: ConversationMessage }

const row = (message: ConversationMessage): SaidRow => {
  const { id, author, text, status } = message
  return { id, author, text, status, message }
}

/** `messages`: the last first, as they are read. What is live may be among them by now. */
export function saidRows(messages: readonly ConversationMessage[], live: Live | undefined): SaidRow[] {
  const rows = messages.map(row).reverse()
  if (!live) return rows
  const isNew = (author: SaidRow['author']) => messages.some(one => one.number > live.after && one.author === author)
  const question: SaidRow = { id: 'question', author: 'visitor', text: live.question, status: 'complete' }
  const answer: SaidRow = { id: 'answer', author: 'assistant', text: live.text, status: 'writing' }
  return [
    ...rows.map(one => (one.status === 'writing' ? { ...one, text: live.text } : one)),
    ...(isNew('visitor') ? [] : [question]),
    ...(isNew('assistant') ? [] : [answer]),
  ]
}

/** The question that each answer answers, by the id of the answer. */
export function questionsOf(rows: readonly SaidRow[]): ReadonlyMap<string, string> {
  const questions = new Map<string, string>()
  let last = ''
  for (const { id, author, text } of rows) {
    if (author === 'visitor') last = text
    else questions.set(id, last)
  }
  return questions
}
