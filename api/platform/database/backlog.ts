/**
 * The queue of waiting actions, and the expected wait of one more: the wait of the first, or an estimate by number and
 * pace.
 */
export interface Backlog {
  actions: number
  waited_ms: number
}
