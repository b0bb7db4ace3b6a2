/** Limits of events that browsers report. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const publicEventLimits = defineLimits({
  visits_at_once_max: { value: 20, unit: 'events', refused: 'too_many' },
  visible_milliseconds_max: { value: 86_400_000, unit: 'milliseconds', refused: 'too_big' },
  interactions_at_once_max: { value: 10_000, unit: 'interactions', refused: 'too_big' },
  page_title_characters_max: { value: 300, unit: 'characters', refused: 'too_long' },
  custom_event_name_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  robot_pages_per_minute: { value: 60, unit: 'pages per minute' },
})
