/** Numbers of what a model writes for owners. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const writingLimits = defineLimits({
  writing_passages: { value: 8, unit: 'passages' },
  writing_passage_characters: { value: 2_000, unit: 'characters' },
  /** How often a request that failed for the moment is made again, and how long is waited before it at most. */
  writing_tries_max: { value: 4, unit: 'tries' },
  writing_wait_seconds_max: { value: 900, unit: 'seconds' },
  /** How often it is looked whether somebody canceled what is being written. */
  writing_look_milliseconds: { value: 250, unit: 'milliseconds' },
})
