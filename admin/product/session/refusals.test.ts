/** Only a lost session, a missing right and maintenance move the person; a wrong password or a busy server do not. */
import { expect, test } from 'vitest'
import { onRefusal, type Refusal, refusalOf, watch } from './refusals.ts'

test.each([
  [403, 'not_permitted', true, 'no_permission'],
  [403, undefined, true, 'no_permission'],
  [403, 'email_not_verified', false, undefined],
  [403, 'reauthentication_needed', true, undefined],
  [401, 'not_signed_in', true, 'no_session'],
  [401, 'wrong_password', true, undefined],
  [401, 'wrong_password', false, undefined],
  [503, 'maintenance', false, 'maintenance'],
  [503, 'service_unavailable', true, undefined],
  [503, 'site_under_construction', true, undefined],
  [404, 'not_found', true, undefined],
] as const)('%i %s with token %s', (status, code, hasToken, refusal) => {
  expect(refusalOf(status, code, hasToken)).toBe(refusal)
})

test('a refusal is acted on and the body stays readable', async () => {
  const seen: Refusal[] = []
  onRefusal(refusal => seen.push(refusal))
  const response = Response.json({ code: 'maintenance' }, { status: 503 })
  await watch(response, false)
  expect(seen).toEqual(['maintenance'])
  expect(await response.json()).toEqual({ code: 'maintenance' })
})
