/**
 * The queue of waiting actions, and the expected wait of one more: the wait of the first, or an estimate by number and
 * pace.
 */
export interface Backlog {
  actions: number
  waited_ms: number
}

/** Smaller groups do not measure the pace, since a commit costs as much for one action as for many. */
const PACE_ACTIONS_MIN = 32

/** How fast a queue is worked off. */
export class QueuePace {
  /** The time of one action in a large group. */
  #action_ms = 0

  took(actions: number, milliseconds: number): void {
    if (actions >= PACE_ACTIONS_MIN) this.#action_ms = milliseconds / actions
  }

  backlogOf(waiting: readonly { since: number }[]): Backlog {
    const [first] = waiting
    const actions = waiting.length
    return { actions, waited_ms: first ? Math.max(performance.now() - first.since, actions * this.#action_ms) : 0 }
  }
}

/** What waits in all of these; the wait is that of the slowest. */
export const totalBacklog = (databases: readonly { backlog: Backlog }[]): Backlog =>
  databases
    .map(({ backlog }) => backlog)
    .reduce(
      (all, { actions, waited_ms }) => ({
        actions: all.actions + actions,
        waited_ms: Math.max(all.waited_ms, waited_ms),
      }),
      { actions: 0, waited_ms: 0 },
    )
