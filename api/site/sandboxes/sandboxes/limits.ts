/** Numbers of sandboxes. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const sandboxLimits = defineLimits({
  sandbox_name_characters_min: { value: 5, unit: 'characters', refused: 'too_short' },
  sandbox_name_characters_max: { value: 50, unit: 'characters', refused: 'too_long' },
  control_panel_password_characters_min: { value: 15, unit: 'characters', refused: 'control_panel_password_weak' },
  sandbox_secret_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  sandbox_user_characters_max: { value: 60, unit: 'characters', refused: 'too_long' },
  /** Of an account name on a cPanel server. */
  control_panel_user_characters_max: { value: 16, unit: 'characters', refused: 'control_panel_username_invalid' },
  /** Copies prepared in advance for the next leads. */
  sandbox_pool_max: { value: 10, unit: 'copies', refused: 'too_big' },
  /** After its end a sandbox waits this long for its owner. */
  sandbox_action_hours: { value: 72, unit: 'hours' },
  /** A life is about to end in its last tenth, and at least this long. */
  sandbox_expiring_minutes_min: { value: 60, unit: 'minutes' },
  sandbox_expiring_share: { value: 10, unit: 'percent of a life' },
  /** Attempts to build, of one that could be mended by itself. */
  sandbox_build_attempts_max: { value: 5, unit: 'attempts' },
  sandbox_builds_at_once_max: { value: 2, unit: 'sandboxes' },
  sandbox_measure_minutes: { value: 60, unit: 'minutes' },
  sandbox_entry_minutes: { value: 10, unit: 'minutes' },
})
