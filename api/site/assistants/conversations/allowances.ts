/** Answers that a model writes are counted by site and month. Whoever asks beyond the number is told so by the assistant, politely. */
import { defineAllowance } from '../../../platform/features/allowances/define.ts'
import { dayIn } from './days.ts'
import { answersOfMonth } from './usage-store.ts'

export const answersAllowance = defineAllowance({
  name: 'ai_answers',
  of: 'site',
  unit: 'things',
  used: (db, { now, timezone }) => answersOfMonth(db, dayIn(timezone, now)),
})
