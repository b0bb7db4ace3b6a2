/** Columns fill the table, and never more than it. */
import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

test('pixels and percents are as given, the rest is shared', () => {
  expect(columnWidths(['40px', '1fr', '3fr', '20%'], 1000)).toEqual([40, 190, 570, 200])
})

test('where little is left, the name keeps the most of it, and nothing stands over', () => {
  const [fixed, name, other] = columnWidths(['700px', '1fr', '1fr'], 800) as [number, number, number]
  expect(name / other).toBeCloseTo(168 / 96)
  expect(fixed + name + other).toBeCloseTo(800)
})

test('where all is too wide, each column gives way alike', () => {
  expect(columnWidths(['300px', '100px'], 200)).toEqual([150, 50])
  expect(columnWidths(['400px', '1fr'], 284)).toEqual([200, 84])
})
