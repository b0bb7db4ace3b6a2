/** A phone as it is dialed, of what people type. */
import { expect, test } from 'vitest'
import { isPhone, normalizedPhone } from './schemas.ts'

test.each([
  ['+34 600 000 000', '+34600000000'],
  ['0034-600-000-000', '+34600000000'],
  ['(600) 000.000', '600000000'],
  ['+44 (0) 20 7946 0000', '+442079460000'],
  ['(020) 7946 0000', '02079460000'],
  ['(+34) 600-000.000', '+34600000000'],
  ['+1 212 555 0100 x 12', '+12125550100;ext=12'],
  ['212-555-0100 ext. 7', '2125550100;ext=7'],
])('%s is %s', (typed, normalized) => {
  expect(isPhone(typed)).toBe(true)
  expect(normalizedPhone(typed)).toBe(normalized)
})

test.each(['12', '+', '(', '++34 600', '600 AAA', '34+600000000'])('%s is none', typed =>
  expect(isPhone(typed)).toBe(false),
)
