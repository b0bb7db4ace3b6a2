/** Inputs of a run are removed in a transaction of their own: a process that dies afterwards has lost them. */
import type { Mistake } from '../mistake.ts'

export const inputsTakenApart: Mistake = {
  name: 'inputs-taken-apart',
  says: 'taking inputs is committed before what they cause',
  found_in: 15,
  query:
    () =>
    ({ sql, ask, disk }) => {
      const answer = ask()
      if (/delete from run_inputs/i.test(sql) && answer.changes > 0) disk.commitEarly()
      return answer
    },
}
