/** The editor stops where the API would refuse: its numbers are those of the document. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { popupLimits } from './draft.ts'

type Schema = { properties: Record<string, Record<string, number>> }
const document = readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8')
const { schemas } = (JSON.parse(document) as { components: { schemas: Record<string, Schema> } }).components
const limit = (schema: string, field: string, type: 'maximum' | 'maxItems') =>
  schemas[schema]?.properties[field]?.[type]

test.each([
  ['days', 'PopupChanges', 'frequency_days', 'maximum'],
  ['days', 'PopupChanges', 'hide_duration_days', 'maximum'],
  ['priority', 'PopupChanges', 'priority', 'maximum'],
  ['url_rules', 'PopupChanges', 'url_rules', 'maxItems'],
  ['visitor_rules', 'PopupChanges', 'visitor_rules', 'maxItems'],
  ['translations', 'PopupChanges', 'translations', 'maxItems'],
  ['variants', 'PopupChanges', 'variants', 'maxItems'],
  ['fields', 'PopupForm', 'fields', 'maxItems'],
  ['border_px', 'PopupStyle', 'border_width_px', 'maximum'],
  ['radius_px', 'PopupStyle', 'radius_px', 'maximum'],
  ['width_px', 'PopupStyle', 'width_px', 'maximum'],
] as const)('%s is that of %s.%s', (name, schema, field, type) => {
  expect(popupLimits[name]).toBe(limit(schema, field, type))
})
