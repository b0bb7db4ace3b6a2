/** Walks every endpoint: what it answers when all is right, strictly as its contract says, and what a repeat answers. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../api/features.ts'
import { type Contract, takesIdempotencyKey } from '../../api/platform/features/contract.ts'
import type { Permission } from '../../api/platform/identity/permissions.ts'
import { sized } from '../../api/testing/repetitions.ts'
import { isObject } from './bodies.ts'
import { colored, form } from './forms.ts'
import { ownersOnly } from './own-things.ts'
import { createPeople, type People } from './people.ts'
import { call, readyFor } from './requests.ts'
import type { Answer } from './send.ts'

let w: People
beforeAll(async () => {
  w = await createPeople()
})
afterAll(() => w.close())

const contracts = endpoints.map(({ contract }) => [contract.operationId, contract] as const)
const having = (holds: (c: Contract) => boolean) => contracts.filter(([, c]) => holds(c))
const isGranted = (c: Contract) =>
  !['public', 'signed-in', 'super-administrator'].includes(c.permission) && !c.people_only
/** Who has just the permission is answered further down, and the app holds each answer against its contract (`api/testing/fits-contract.ts`). */
const hasMoreToSay = (c: Contract) => !isGranted(c) || c.versioned || c.produces !== undefined

/** Exactly the schema's keys and values: what parsing would drop or change is surplus. */
function expectToFit(c: Contract, answer: Answer): void {
  if (answer.status === 302 && c.produces === 'text/html') {
    expect(answer.headers.get('location')).toMatch(/^https:/)
    return
  }
  expect(answer.status, answer.text).toBe(c.status)
  if (c.produces && c.produces !== 'application/json') {
    expect(answer.headers.get('content-type')).toContain(c.produces)
    return
  }
  if (!c.response) {
    expect(answer.text).toBe('')
    return
  }
  expect(answer.headers.get('content-type')).toBe('application/json')
  const parsed = c.response.safeParse(answer.json)
  expect(parsed.error?.issues ?? [], answer.text).toEqual([])
  expect(answer.json).toEqual(parsed.data)
}

describe('what is answered fits the contract, key for key', () => {
  test.each(sized(having(hasMoreToSay), contracts))('%s', async (_, c) => {
    const ready = await readyFor(w, c)
    const answer = await call(ready)
    expectToFit(c, answer)
    if (!c.versioned) return
    const etag = answer.headers.get('etag')
    expect(etag).toBe(`"${answer.json.version}"`)
    if (c.method !== 'get') return
    expect((await call(ready, { headers: { 'if-none-match': etag! } })).status).toBe(304)
  })
})

describe('the permission that the contract names is enough', () => {
  test.each(having(isGranted))('%s', async (_, c) => {
    const ready = await readyFor(w, c)
    const token = await w.keyWithOnly(c.permission as Permission)
    // A key can give no more than it has; that one refusal is about the body.
    const body = isObject(ready.body) && 'grants' in ready.body ? { ...ready.body, grants: [c.permission] } : ready.body
    const own = await ownersOnly[c.operationId]?.(w, token)
    const answer = await call({ ...ready, ...own }, { token, ...(body !== undefined && { body }) })
    expect(answer.status, answer.text).toBe(c.status)
  })
})

describe('what a person decides is refused to API keys', () => {
  test.each(having(c => c.people_only === true))('%s', async (_, c) => {
    const token = await w.keyWithOnly(c.permission as Permission)
    const own = await ownersOnly[c.operationId]?.(w, token)
    const answer = await call({ ...(await readyFor(w, c)), ...own }, { token })
    expect([answer.status, answer.json.code]).toEqual([403, 'not_permitted'])
  })
})

describe('a repeat with the same Idempotency-Key changes nothing and answers the same', () => {
  const repeatable = having(c => takesIdempotencyKey(c))
  test.each(repeatable)('%s', async (_, c) => {
    const ready = await readyFor(w, c)
    const headers = { 'idempotency-key': randomUUID() }
    const both = await Promise.all([call(ready, { headers }), call(ready, { headers })])
    // Of two uploads at once, the one that is on the disk first.
    const isReplayed = ({ headers }: (typeof both)[number]) => headers.has('idempotent-replayed')
    const [first, together] = isReplayed(both[0]) ? [both[1], both[0]] : both
    const later = await call(ready, { headers })
    expect(first.status, first.text).toBe(c.status)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    for (const repeat of [together, later]) {
      if (c.shows_secret) {
        expect([repeat.status, repeat.json.code]).toEqual([409, 'secret_already_shown'])
        expect(repeat.json.object_id, 'what exists').toBe(first.json.id)
        continue
      }
      expect(repeat.status).toBe(first.status)
      expect(repeat.text).toBe(first.text)
      expect(repeat.headers.get('idempotent-replayed')).toBe('true')
    }
    const fields = c.operationId === 'importSite' ? [['passphrase', 'another one'] as const] : []
    const another = c.multipart
      ? form(['file', colored(w.next())], ...fields).body
      : `${JSON.stringify(ready.body ?? '')} `
    const other = await call(ready, { headers, body: another })
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused'])
    const long = await call(ready, { headers: { 'idempotency-key': 'x'.repeat(256) } })
    expect(long.status).toBe(422)
  })
})
