/** How many sites each node has, and which of this one's should go to others so that all have about as much. */
import { setTimeout as pause } from 'node:timers/promises'
import type { LeaseTable } from './lease-table.ts'
import type { LeasedHomes } from './leased-homes.ts'
import { homeLimits } from './limits.ts'
import { type Departure, departuresOf, type Shares } from './placement.ts'

interface Needs {
  homes: Pick<LeasedHomes, 'id' | 'sites' | 'isLeased' | 'isLeaving' | 'firstFor' | 'listen'>
  table: Pick<LeaseTable, 'shares'>
}

export class Balance {
  readonly #needs: Needs
  /** As they were found last. */
  #shares: Shares = new Map()
  /** When others came or went last. */
  #met_at = performance.now()

  constructor(needs: Needs) {
    this.#needs = needs
    needs.homes.listen({ nodes: () => (this.#met_at = performance.now()) })
  }

  /** What should go now. */
  async look(): Promise<Departure[]> {
    const { homes, table } = this.#needs
    this.#shares = await table.shares()
    const isSettled = performance.now() - this.#met_at > homeLimits.balance_milliseconds
    const mayGive = isSettled && homes.isLeased && !homes.isLeaving
    return mayGive ? departuresOf(homes.id, homes.sites, this.#shares) : []
  }

  /** Whether another node should have a site that rests, and has less than this one. */
  isBetterElsewhere(name: string): boolean {
    const { id, firstFor } = this.#needs.homes
    const countOf = (node: string) => this.#shares.get(node) ?? 0
    const first = firstFor(name)
    return first.id !== id && (this.#shares.size === 0 || countOf(first.id) < countOf(id))
  }

  /** Gives away what it finds, one after another, until it is told to end. */
  async keep(give: (departure: Departure) => Promise<void>, onError: (error: unknown) => void, end: AbortSignal) {
    while (!end.aborted) {
      try {
        for (const departure of await this.look()) if (!end.aborted) await give(departure)
      } catch (error) {
        onError(error)
      }
      await pause(homeLimits.balance_milliseconds, undefined, { signal: end, ref: false }).catch(() => undefined)
    }
  }
}
