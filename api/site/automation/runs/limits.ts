/** Numbers of runs. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const runLimits = defineLimits({
  run_action_runs_max: { value: 1_000, unit: 'runs', refused: 'too_many' },
  journey_blockers_shown_max: { value: 100, unit: 'runs' },
  /** Whose runs a search by address looks through. */
  run_search_leads_max: { value: 500, unit: 'leads' },
  run_journey_version_max: { value: 1_000_000, unit: 'versions', refused: 'too_big' },
  /** Failed runs that were enrolled longer ago are no longer shown as needing attention. */
  run_attention_days: { value: 30, unit: 'days' },
  /** A lead that would enter one journey more often is kept out: journeys that feed each other would go round without end. */
  journey_enrollments_per_hour_max: { value: 10, unit: 'enrollments' },
  run_step_characters_max: { value: 64, unit: 'characters', refused: 'too_long' },
})
