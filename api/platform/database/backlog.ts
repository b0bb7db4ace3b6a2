/** The actions that wait, and for how long one more would: as long as the first has, or as their number and the pace say. */
export interface Backlog {
  actions: number
  waited_ms: number
}
