/** A hold keeps nothing back. */
import { type Mistake, rewriting } from '../mistake.ts'

export const heldRunsMove: Mistake = {
  name: 'held-runs-move',
  says: 'runs of a held journey are carried on, and its mail leaves',
  found_in: 8,
  query: rewriting(/held_at is not null/i, 'held_at is not null and 0'),
}
