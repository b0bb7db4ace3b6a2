/** Numbers of a site's own provider of models. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const providerLimits = defineLimits({
  provider_key_characters_max: { value: 1_000, unit: 'characters', refused: 'too_long' },
  provider_price_cents_max: { value: 1_000_000, unit: 'cents', refused: 'too_big' },
  provider_tests_per_minute: { value: 10, unit: 'tests', refused: 'too_many_requests' },
  /** Answers that one provider writes at once. */
  provider_connections: { value: 50, unit: 'connections' },
  /** Of sites, kept open. */
  provider_clients_max: { value: 1_000, unit: 'clients' },
})
