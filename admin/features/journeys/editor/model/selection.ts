/** What can be selected in the editor of a journey. */

/** `start`, `times`, `exits`, a step, a branch, or what happens when none of a step's branches holds. */
export type Selection = 'start' | 'times' | 'exits' | `step:${string}` | `branch:${string}` | `otherwise:${string}`
