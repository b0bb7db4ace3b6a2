/**
 * What one node has done at the home of a database besides requests and writes: named, with JSON there and back. It may be asked again where
 * its answer was lost, so that whoever answers does nothing twice.
 */
import { Unavailable } from '../platform/runtime/errors.ts'

type Act = (input: unknown) => Promise<unknown>

/** `silent_milliseconds_max`: until the answer, where a home takes longer than usual. */
type Ask = (home: string, act: string, input: unknown, silent_milliseconds_max?: number) => Promise<unknown>

export class Acts {
  readonly #known = new Map<string, Act>()
  /** At the home of a database, which is another node. */
  readonly ask: Ask

  constructor(ask: Ask) {
    this.ask = ask
  }

  /** From now on it is done here for others. */
  answer(act: string, perform: Act): void {
    this.#known.set(act, perform)
  }

  /** Here, for another node. */
  async perform(act: string, input: unknown): Promise<unknown> {
    const perform = this.#known.get(act)
    if (!perform) throw new Unavailable('This node is not ready for it yet.')
    return perform(input)
  }
}
