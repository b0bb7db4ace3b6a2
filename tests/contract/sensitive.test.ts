/** What is sensitive is refused to a session whose sign-in is too long ago, and to nobody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../api/account/auth/rules.ts'
import { problemCodes } from '../../api/document.ts'
import { endpoints } from '../../api/features.ts'
import { limits } from '../../api/platform/runtime/limits.ts'
import { createPeople, type People } from './people.ts'
import { call, readyFor, readyToBeRefused } from './requests.ts'

let w: People
beforeAll(async () => {
  w = await createPeople()
})
afterAll(() => w.close())

const sensitive = endpoints.flatMap(({ contract: c }) => (c.sensitive ? [[c.operationId, c] as const] : []))
const personal = endpoints.flatMap(({ contract: c }) =>
  problemCodes(c).includes('not_while_impersonating') ? [[c.operationId, c] as const] : [],
)
const window_ms = limits.reauthentication_minutes * 60_000

describe('a sign-in that was too long ago: 403, until the person shows who they are', () => {
  test.each(sensitive)('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const former = await w.newPerson(`person-${w.next()}@example.com`, true)
    w.clock.forward(window_ms + 1)
    const late = await call(ready, { token: former.token })
    const isOnSite = c.path.includes('{site_id}')
    if (!isOnSite) expect([late.status, late.json.code]).toEqual([403, 'reauthentication_needed'])
    // Whose site it is not learns nothing of that.
    else expect([late.status, late.json.code]).toEqual([404, 'site_not_found'])
    const own = await call(ready)
    expect([own.status, own.json.code]).toEqual([403, 'reauthentication_needed'])
    w.clock.forward(-window_ms - 1)
  })
})

test.each(sensitive)('%s, at the end of the time that a sign-in lets through', async (_, c) => {
  const ready = await readyFor(w, c)
  w.clock.forward(window_ms)
  const { json } = await call(ready)
  w.clock.forward(-window_ms)
  // Its codes may be too old by then.
  expect(json.code).not.toBe('reauthentication_needed')
})

test.each(personal)('%s, as somebody whom a super administrator acts as: 403', async (_, c) => {
  const ready = await readyToBeRefused(w, c)
  const token = await actingFor(w)
  const { status, json } = await call(ready, { token })
  expect([status, json.code]).toEqual([403, 'not_while_impersonating'])
})

/** A session in which somebody acts as the one as whom the walk calls. */
async function actingFor({ installation, person, clock }: People): Promise<string> {
  const { databases, newId } = installation
  const { token } = await databases.control.write(tx =>
    openSession(tx, person.user_id, { newId, now: () => clock.now() }, undefined, { impersonator_id: person.user_id }),
  )
  return token
}
