/** Numbers of visitors. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const visitorLimits = defineLimits({
  visitor_id_characters_max: { value: 64, unit: 'characters', refused: 'too_long' },
  touch_fact_characters_max: { value: 500, unit: 'characters' },
  visitors_of_a_lead_max: { value: 50, unit: 'visitors' },
  page_hosts_max: { value: 100, unit: 'hosts' },
})
