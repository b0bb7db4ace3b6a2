/** Numbers of API keys. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const apiKeyLimits = defineLimits({
  api_key_name_characters_max: { value: 100, unit: 'characters', refused: 'too_long' },
  api_key_sites_max: { value: 1_000, unit: 'sites', refused: 'validation_failed' },
  api_key_addresses_max: { value: 50, unit: 'addresses', refused: 'validation_failed' },
  api_key_requests_per_minute_max: { value: 60_000, unit: 'requests', refused: 'validation_failed' },
})
