/** Checks before the transaction whether a lead is enrolled already, without a unique constraint. */
import type { Answer } from '../../../api/platform/database/connection.ts'
import type { Mistake } from '../mistake.ts'

const stale_ms = 60_000

export const enrollmentCheckedOutside: Mistake = {
  name: 'enrollment-checked-outside',
  says: 'the check for a duplicate enrollment sees what was true some time before',
  found_in: 13,
  indexes_dropped: ['runs_live', 'runs_once_key_unique'],
  query() {
    const seen = new Map<string, { at: number; answer: Answer }>()
    return ({ sql, params, now, ask }) => {
      if (!/join runs r on r\.id = \(/i.test(sql)) return ask()
      const key = JSON.stringify(params)
      const before = seen.get(key)
      if (before && now >= before.at && now - before.at < stale_ms) return before.answer
      const answer = ask()
      seen.set(key, { at: now, answer })
      return answer
    }
  },
}
