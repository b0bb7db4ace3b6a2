import { expect, test } from 'vitest'
import { fit, matching, type PaletteEntry } from './palette-match.ts'
import { withRecent } from './recent.ts'

const entry = (label: string): PaletteEntry => ({ id: label, group: 'screens', label })

test('accents and case do not matter, the order of words neither', () => {
  expect(fit('Audiencias', 'AUDIENCÍ')).toBe(0)
  expect(fit('Historial de cambios', 'cambios hist')).toBe(1)
  expect(fit('Leads', 'ead')).toBe(2)
  expect(fit('Leads', 'popup')).toBeNull()
})

test('the best stands first, and what fits alike as it stood', () => {
  const labels = ['Create popup', 'Unpublish', 'Popups', 'Why a popup shows'].map(entry)
  expect(matching(labels, 'pop').map(({ label }) => label)).toEqual(['Popups', 'Create popup', 'Why a popup shows'])
  expect(matching(labels, ' ')).toHaveLength(4)
})

test('what was looked at again stands first, once; eight are kept', () => {
  const of = (path: string) => ({ path, title: path })
  expect(withRecent([of('a'), of('b')], of('b')).map(({ path }) => path)).toEqual(['b', 'a'])
  expect(
    withRecent(
      Array.from({ length: 8 }, (_, at) => of(`${at}`)),
      of('new'),
    ),
  ).toHaveLength(8)
})
