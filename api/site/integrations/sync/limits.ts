/** Numbers of the sync. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const syncLimits = defineLimits({
  sync_connections_at_once_max: { value: 4, unit: 'connections' },
  /** How long one turn may take; after a kill it is taken up again at once. */
  sync_turn_milliseconds_max: { value: 1_800_000, unit: 'milliseconds' },
  /** Between two readings of what changed there. */
  sync_poll_minutes: { value: 15, unit: 'minutes' },
  /** The same where all sites share the calls of a day: two calls each, 96 in a day. */
  sync_poll_shared_minutes: { value: 30, unit: 'minutes' },
  /** How long what was read is believed when something is to be sent. */
  sync_fresh_seconds: { value: 10, unit: 'seconds' },
  /** Read once more before the moment up to which changes were read: clocks differ, and changes show late. */
  sync_overlap_minutes: { value: 5, unit: 'minutes' },
  /** The same between two polls, before something is sent: what shows later is read by the next poll. */
  sync_fresh_overlap_seconds: { value: 30, unit: 'seconds' },
  /** Between two comparisons of all contacts. */
  sync_comparison_hours: { value: 24, unit: 'hours' },
  sync_activity_seconds: { value: 20, unit: 'seconds' },
  /** Contacts of one turn whose state is read one by one. */
  sync_notices_at_once_max: { value: 50, unit: 'contacts' },
  /** Further ones are not kept: the next reading finds what they are about. */
  sync_notices_max: { value: 5_000, unit: 'contacts' },
  sync_departures_at_once_max: { value: 20, unit: 'contacts' },
  sync_questions_at_once_max: { value: 20, unit: 'contacts' },
  /** Contacts that are merged in one transaction. */
  sync_contacts_at_once_max: { value: 100, unit: 'contacts' },
  sync_trial_leads_max: { value: 10, unit: 'leads', refused: 'too_big' },
  /** As many as an import takes, and as long as its file may be. */
  sync_import_contacts_max: { value: 1_000_000, unit: 'contacts' },
  sync_import_bytes_max: { value: 104_857_600, unit: 'bytes' },
  /** Refusals in a row that pass by themselves, an hour between the later ones. */
  sync_import_waits_max: { value: 80, unit: 'waits' },
  /** Of one field, kept until the contact is read: what it may still have. */
  sync_former_values_max: { value: 5, unit: 'values' },
  sync_detail_characters_max: { value: 500, unit: 'characters' },
  /** A failed activity is sent anew so often. */
  sync_attempts_max: { value: 5, unit: 'attempts' },
  sync_retry_minutes_max: { value: 60, unit: 'minutes' },
})
