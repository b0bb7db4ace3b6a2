/** Numbers of custom fields. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const customFieldLimits = defineLimits({
  custom_fields_max: { value: 500, unit: 'fields' },
  custom_field_restorable_days: { value: 30, unit: 'days', refused: 'not_found' },
  /** Values of a field gone for good that one transaction removes. */
  custom_values_removed_at_once: { value: 2_000, unit: 'values' },
  custom_field_name_characters_max: { value: 50, unit: 'characters', refused: 'field_name_characters' },
  custom_field_options_max: { value: 200, unit: 'options', refused: 'too_many' },
  custom_value_characters_max: { value: 5_000, unit: 'characters', refused: 'too_long' },
})
