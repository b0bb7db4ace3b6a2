/** Numbers of a site's settings of sandboxes. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const sandboxSettingsLimits = defineLimits({
  sandbox_size_gb_max: { value: 1_000, unit: 'gigabytes', refused: 'too_big' },
  sandbox_user_data_hours_max: { value: 87_600, unit: 'hours', refused: 'too_big' },
  /** In whichever unit it is given. */
  sandbox_cleanup_max: { value: 8_760, unit: 'hours or days', refused: 'too_big' },
  panel_host_characters_max: { value: 253, unit: 'characters', refused: 'too_long' },
  panel_user_characters_max: { value: 64, unit: 'characters', refused: 'too_long' },
  panel_token_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  panel_plan_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  panel_tests_per_minute: { value: 10, unit: 'tests per minute', refused: 'too_many_requests' },
  sandbox_idle_minutes_min: { value: 5, unit: 'minutes', refused: 'too_small' },
  sandbox_idle_minutes_max: { value: 1_440, unit: 'minutes', refused: 'too_big' },
})
