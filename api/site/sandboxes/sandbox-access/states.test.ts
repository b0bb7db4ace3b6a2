/** Edges of the life of an access. */
import { expect, test } from 'vitest'
import { type AccessLife, accessStatus, nextAct } from './states.ts'

const hour = 3_600_000
const life: AccessLife = { given_at: 0, expires_at: 100 * hour, ended_at: null, deleted_at: null }

test('an access is active, expires in its last tenth, and ends at its end', () => {
  const at = (moment: number) => accessStatus(life, moment)
  expect([at(0), at(90 * hour - 1), at(90 * hour), at(100 * hour - 1), at(100 * hour)]).toEqual([
    ...['active', 'active', 'expiring', 'expiring', 'expired'],
  ])
  expect(accessStatus(undefined, 0)).toBe('none')
  expect(accessStatus({ ...life, deleted_at: 5 }, 0)).toBe('deleted')
  expect(accessStatus({ ...life, expires_at: null }, 1e15)).toBe('active')
})

test('ended by hand, it has expired at once, whatever its end', () => {
  expect(accessStatus({ ...life, ended_at: 5 }, 5)).toBe('expired')
  expect(accessStatus({ ...life, expires_at: null, ended_at: 5 }, 6)).toBe('expired')
})

test('the clock tells a day before, expires, and deletes after the grace, each once', () => {
  const tended = { ...life, told_at: null, expired_at: null }
  expect(nextAct(tended, hour)).toEqual({ act: 'tell', at: 76 * hour })
  expect(nextAct({ ...tended, told_at: 76 * hour }, hour)).toEqual({ act: 'expire', at: 100 * hour })
  const expired = { ...tended, told_at: 76 * hour, expired_at: 100 * hour }
  expect(nextAct(expired, hour)).toEqual({ act: 'delete', at: 101 * hour })
  expect(nextAct(expired, null)).toBeNull()
  expect(nextAct({ ...expired, deleted_at: 101 * hour }, hour)).toBeNull()
})

test('a life of less than a day is not told of before', () => {
  expect(nextAct({ ...life, expires_at: 4 * hour, told_at: null, expired_at: null }, 0)).toEqual({
    act: 'expire',
    at: 4 * hour,
  })
  expect(nextAct({ ...life, expires_at: null, told_at: null, expired_at: null }, 0)).toBeNull()
})
