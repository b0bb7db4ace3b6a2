/** A job that is taken again keeps its fence, so that what was overtaken may still be written. */
import { type Mistake, rewriting } from '../mistake.ts'

export const fenceNotRaised: Mistake = {
  name: 'fence-not-raised',
  says: 'a job taken again after its lease keeps its fence',
  found_in: 3,
  query: rewriting(/fence = fence \+ 1/, 'fence = fence'),
}
