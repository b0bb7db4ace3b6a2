/** Which columns a person is warned of, and what a value means once somebody has chosen. */
import type { ImportColumn, LeadImport } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { shownValues, unreadColumns, withMeaning } from './consent-targets.ts'

const column = (name: string, values: ImportColumn['values']): ImportColumn => ({
  name,
  samples: [],
  ...(values && { values }),
})
const statuses = column('Status', [
  { value: 'Active', count: 4, status: 'subscribed' },
  { value: 'Gone', count: 1, status: 'unknown' },
])
const target = { column: 1, field: 'consent.status' }

test('a value has the meaning that was chosen, else the one that was read', () => {
  const chosen = withMeaning(withMeaning(target, 'Gone', 'test'), 'Gone', 'opted_out')
  expect(chosen.meanings).toEqual([{ value: 'Gone', status: 'opted_out' }])
  expect(shownValues(statuses, chosen).map(({ status }) => status)).toEqual(['subscribed', 'opted_out'])
  const many = { name: 'Reason', samples: ['full'], values: [], otherwise: 'bounced' as const }
  expect(shownValues(many, withMeaning(target, undefined, 'unstated'))).toEqual([{ status: 'unstated' }])
})

test('a column that forbids email to somebody is warned of until a field of consent is chosen for it', () => {
  const file = {
    columns: [column('Email', undefined), statuses, column('Opt-in', [{ value: 'yes', status: 'subscribed' }])],
    suggestions: [1, 2].map(at => ({ column: at, field: 'consent.status', from: 'name' })),
    unmapped_consent_columns: [],
  } as unknown as LeadImport
  expect(unreadColumns(file, () => undefined)).toEqual([1])
  expect(unreadColumns(file, at => (at === 1 ? 'consent.status' : undefined))).toEqual([])
})
