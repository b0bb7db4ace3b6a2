/** Edges of the life of an access. */
import { expect, test } from 'vitest'
import { type AccessLife, accessStatus, nextAct } from './statuses.ts'

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

const untouched = { told_at: null, expiring_at: null, expired_at: null }

test('the clock tells a day before, marks the last tenth, expires, and deletes after the grace, each once', () => {
  const tended = { ...life, ...untouched }
  expect(nextAct(tended, hour)).toEqual({ act: 'tell', at: 76 * hour })
  const told = { ...tended, told_at: 76 * hour }
  expect(nextAct(told, hour)).toEqual({ act: 'mark_expiring', at: 90 * hour })
  const expiring = { ...told, expiring_at: 90 * hour }
  expect(nextAct(expiring, hour)).toEqual({ act: 'expire', at: 100 * hour })
  const expired = { ...expiring, expired_at: 100 * hour }
  expect(nextAct(expired, hour)).toEqual({ act: 'delete', at: 101 * hour })
  expect(nextAct(expired, null)).toBeNull()
  expect(nextAct({ ...expired, deleted_at: 101 * hour }, hour)).toBeNull()
})

test('the last tenth of a long life begins before its last day', () => {
  const long = { ...life, expires_at: 1_000 * hour, ...untouched }
  expect(nextAct(long, 0)).toEqual({ act: 'mark_expiring', at: 900 * hour })
  expect(nextAct({ ...long, expiring_at: 900 * hour }, 0)).toEqual({ act: 'tell', at: 976 * hour })
})

test('a life of less than a day is not told of before, and one ended by hand expires at once', () => {
  const short = { ...life, expires_at: 4 * hour, ...untouched }
  expect(nextAct(short, 0)).toEqual({ act: 'mark_expiring', at: 3 * hour })
  expect(nextAct({ ...short, expiring_at: 3 * hour }, 0)).toEqual({ act: 'expire', at: 4 * hour })
  expect(nextAct({ ...short, ended_at: 2 * hour }, 0)).toEqual({ act: 'expire', at: 2 * hour })
  expect(nextAct({ ...life, ...untouched, expires_at: null }, 0)).toBeNull()
})
