/** Screens show what the server said at the right field, whatever form the error came in. */
import { expect, test } from 'vitest'
import { fieldOf, problemOf } from './problem.ts'

test('an SDK error keeps status, code, request id and the fields of its problem', () => {
  const error = Object.assign(new Error('x'), {
    status: 422,
    code: 'validation_failed',
    requestId: 'req_1',
    problem: { detail: 'Validation failed', errors: [{ pointer: '/first_name', code: 'name', text: 'No digits.' }] },
  })
  expect(problemOf(error)).toEqual({
    status: 422,
    code: 'validation_failed',
    text: 'Validation failed',
    request_id: 'req_1',
    errors: [{ pointer: '/first_name', code: 'name', text: 'No digits.' }],
  })
})

test('a bare problem document reads the same', () => {
  expect(problemOf({ status: 409, code: 'taken', title: 'Taken', request_id: 'req_2' })).toMatchObject({
    status: 409,
    text: 'Taken',
    request_id: 'req_2',
  })
})

test('what stands in the way is named', () => {
  const blockers = [{ type: 'journey', id: 'jrn_1', name: 'Welcome' }]
  expect(problemOf({ status: 409, code: 'in_use', detail: 'In use.', blockers }).text).toBe('In use. (Welcome)')
})

test('of very many that stand in the way a few are named', () => {
  const blockers = Array.from({ length: 8 }, (_, i) => ({ type: 'journey', id: `jrn_${i}`, name: `J${i}` }))
  expect(problemOf({ status: 409, code: 'in_use', detail: 'In use.', blockers }).text).toBe(
    'In use. (J0, J1, J2, J3, J4, +3)',
  )
})

test('a lost connection is unreachable and hides the technical words', () => {
  expect(problemOf(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, code: 'unreachable', text: '' })
})

test.each([
  ['/email', 'email'],
  ['/body/address/city', 'address.city'],
  ['/values/a~1b', 'values.a/b'],
])('pointer %s names the field %s', (pointer, field) => {
  expect(fieldOf(pointer)).toBe(field)
})
