/** A pause stops nothing. */
import { type Mistake, rewriting } from '../mistake.ts'

export const pausedRunsMove: Mistake = {
  name: 'paused-runs-move',
  says: 'runs of a paused journey are carried on, and its mail leaves',
  found_in: 8,
  query: rewriting(/paused_at is not null/i, 'paused_at is not null and 0'),
}
