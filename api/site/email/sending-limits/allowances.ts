/** Emails are counted by site and month. Nobody is refused: what is beyond the number waits for the next month. */
import { defineAllowance } from '../../../platform/features/allowances/define.ts'
import { monthOf } from './month.ts'
import { sentIn } from './store.ts'

export const emailsAllowance = defineAllowance({
  name: 'emails',
  of: 'site',
  unit: 'things',
  waits: true,
  used: (db, { now, timezone }) => sentIn(db, monthOf(timezone, now)),
})
