/** A reclaimed job keeps its fence, so that the former worker can still write. */
import { type Mistake, rewriting } from '../mistake.ts'

export const fenceNotRaised: Mistake = {
  name: 'fence-not-raised',
  says: 'a job taken again after its lease keeps its fence',
  found_in: 3,
  query: rewriting(/fence = fence \+ 1/, 'fence = fence'),
}
