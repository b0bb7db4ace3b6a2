/** Numbers of connections. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const connectionLimits = defineLimits({
  connections_max: { value: 100, unit: 'connections', refused: 'too_many' },
  connection_name_characters_max: { value: 100, unit: 'characters', refused: 'too_big' },
  connection_key_characters_max: { value: 500, unit: 'characters', refused: 'too_big' },
  connection_client_secret_characters_max: { value: 1_000, unit: 'characters', refused: 'too_big' },
  connection_code_characters_max: { value: 4_000, unit: 'characters', refused: 'too_big' },
  connection_fields_max: { value: 100, unit: 'fields', refused: 'too_big' },
  /** Tags, and audiences, that are tags there, too. */
  connection_references_max: { value: 100, unit: 'references', refused: 'too_big' },
  /** Somebody who waits for a list, a field or a tag of the service. */
  connection_calls_per_minute: { value: 60, unit: 'requests', refused: 'too_many_requests' },
  /** How long one may exchange a refresh token, which works once, before another one tries. */
  connection_token_lease_milliseconds: { value: 90_000, unit: 'milliseconds' },
  /** Words of the service that are kept. */
  connection_detail_characters_max: { value: 500, unit: 'characters' },
  /** What Constant Contact gives an application key in a day. */
  constant_contact_calls_per_day: { value: 10_000, unit: 'calls' },
})
