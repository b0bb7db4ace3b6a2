/** A site falls asleep, and control is not told when something of it is due. */
import type { Mistake } from '../mistake.ts'

export const sleepsForever: Mistake = {
  name: 'sleeps-forever',
  says: 'a site that sleeps is not woken for what is due',
  found_in: 1,
  earliestDue: async () => null,
}
