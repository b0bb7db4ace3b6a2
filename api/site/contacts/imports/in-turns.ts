/** Many rows without holding up others: the batch before them is being written meanwhile, and people wait for answers. */
import { setImmediate as nextTurn } from 'node:timers/promises'

const at_once = 32

/** What becomes of each, in their order. */
export async function inTurns<A, B>(all: readonly A[], each: (one: A) => B): Promise<B[]> {
  const done: B[] = []
  for (const [i, one] of all.entries()) {
    if (i > 0 && i % at_once === 0) await nextTurn()
    done.push(each(one))
  }
  return done
}
