/** Limits of signing in: lifetimes of links and sessions, and rate limits. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const authLimits = defineLimits({
  session_days: { value: 30, unit: 'days' },
  session_user_agent_characters_max: { value: 500, unit: 'characters' },
  one_time_link_hours: { value: 24, unit: 'hours' },
  reset_link_minutes: { value: 30, unit: 'minutes' },
  sign_in_tries_max: { value: 10, unit: 'tries', refused: 'too_many_requests' },
  sign_in_window_minutes: { value: 15, unit: 'minutes' },
  /** Wrong ones from one address or network, whichever accounts they are for. */
  sign_in_tries_of_address_max: { value: 50, unit: 'tries', refused: 'too_many_requests' },
  sign_in_tries_of_network_max: { value: 200, unit: 'tries', refused: 'too_many_requests' },
  /** For how long a sign-in at a provider, or with a passkey, may take. */
  sign_in_attempt_minutes: { value: 5, unit: 'minutes', refused: 'attempt_expired' },
  sign_in_code_minutes: { value: 10, unit: 'minutes' },
  sign_in_places_max: { value: 20, unit: 'devices' },
  sign_in_place_days: { value: 90, unit: 'days' },
  /** Registrations, forgotten passwords and sign-in codes that one address or network may ask for. */
  account_mails_of_address_max: { value: 30, unit: 'emails', refused: 'too_many_requests' },
  account_mails_of_network_max: { value: 120, unit: 'emails', refused: 'too_many_requests' },
  account_mails_window_minutes: { value: 60, unit: 'minutes' },
  /** Invitations, verifications and tests to typed addresses that the people and keys of one account may cause in an hour. */
  caused_mails_per_hour_max: { value: 60, unit: 'emails', refused: 'too_many_requests' },
  /** The same to one address in a day, whichever accounts cause them. */
  caused_mails_to_address_per_day_max: { value: 10, unit: 'emails', refused: 'too_many_requests' },
})
