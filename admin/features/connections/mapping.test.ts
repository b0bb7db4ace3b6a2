import type { ServiceField } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { type Mapping, misfits, withConflict, withField, withSuggestions } from './mapping.ts'

const there = (id: string, fits: string[], suggested?: string): ServiceField => ({
  ...{ id, name: id, type: 'text', options: [], length_max: null, required: false, fits },
  ...(suggested && { suggested }),
})
const first: Mapping[number] = { field: 'first_name', service_field: 'FNAME', conflict: 'ours' }

test('a field fills one field there', () => {
  expect(withField([first], 'LNAME', 'first_name')).toEqual([
    { field: 'first_name', service_field: 'LNAME', conflict: 'newest' },
  ])
})

test('another field keeps the rule of its place', () => {
  expect(withField([first], 'FNAME', 'last_name')).toEqual([{ ...first, field: 'last_name' }])
  expect(withField([first], 'FNAME', undefined)).toEqual([])
  expect(withConflict([first], 'FNAME', 'theirs')).toEqual([{ ...first, conflict: 'theirs' }])
})

test('suggestions fill what is open on both sides', () => {
  const fields = [
    there('FNAME', ['first_name'], 'first_name'),
    there('NAME', ['first_name'], 'first_name'),
    there('LNAME', ['last_name'], 'last_name'),
  ]
  expect(withSuggestions([first], fields)).toEqual([
    first,
    { field: 'last_name', service_field: 'LNAME', conflict: 'newest' },
  ])
})

test('a field that is gone, or of another type, no longer fits', () => {
  expect(misfits([first], [])).toEqual([first])
  expect(misfits([first], [there('FNAME', [])])).toEqual([first])
  expect(misfits([first], [there('FNAME', ['first_name'])])).toEqual([])
})
