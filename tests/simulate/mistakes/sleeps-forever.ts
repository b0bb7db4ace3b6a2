/** A site falls asleep without storing its next due time in control. */
import type { Mistake } from '../mistake.ts'

export const sleepsForever: Mistake = {
  name: 'sleeps-forever',
  says: 'a site that sleeps is not woken for what is due',
  found_in: 1,
  earliestDue: async () => null,
}
