/** Limits of events that the owner's systems send. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const eventLimits = defineLimits({
  event_data_entries_max: { value: 50, unit: 'entries', refused: 'too_many' },
  event_text_characters_max: { value: 1_000, unit: 'characters', refused: 'too_long' },
  /** Journeys and audiences ask for what happened within the last days. */
  timeline_months_min: { value: 2, unit: 'months', refused: 'too_small' },
})
