/** What every contract must say of itself, without calling anything. */
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../api/features.ts'
import { isPermission } from '../../api/platform/identity/permissions.ts'

const contracts = endpoints.map(({ contract }) => contract)
const named = contracts.map(c => [c.operationId, c] as const)

test('operationIds are unique, and so are method and path', () => {
  const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i)
  expect(repeated(contracts.map(c => c.operationId))).toEqual([])
  expect(repeated(contracts.map(c => `${c.method} ${c.path.replaceAll(/\{\w+\}/g, '{}')}`))).toEqual([])
})

describe('says who may, what it is, and shows an example of each body', () => {
  test.each(named)('%s', (_, c) => {
    expect(c.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/)
    expect(c.tag).toMatch(/^[a-z][a-z-]*$/)
    expect(c.summary).toMatch(/^\S.{3,}$/)
    const others = ['public', 'signed-in', 'super-administrator']
    expect(isPermission(c.permission) || others.includes(c.permission), c.permission).toBe(true)
    expect(c.path).toMatch(/^\/v1\//)
    const params = [...c.path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    expect(Object.keys(c.params?.shape ?? {}).sort()).toEqual(params.sort())
    if (c.status === 204) expect(c.response).toBeUndefined()
    else expect(c.response !== undefined || c.produces !== undefined, 'a response schema or a media type').toBe(true)
    expect(c.method === 'get' && c.body !== undefined, 'a body on a GET').toBe(false)
  })
})

describe('examples are what the schemas describe', () => {
  test.each(named.filter(([, c]) => c.response !== undefined))('response of %s', (_, c) => {
    const parsed = c.response!.safeParse(c.example)
    expect(parsed.error?.issues ?? []).toEqual([])
    expect(JSON.parse(JSON.stringify(c.example))).toEqual(parsed.data)
  })
  test.each(named.filter(([, c]) => c.body !== undefined && !c.multipart))('body of %s', (_, c) => {
    expect(c.body!.safeParse(c.body_example).error?.issues ?? []).toEqual([])
  })
})

describe('reading and writing', () => {
  test.each(named.filter(([, c]) => c.method === 'get'))('%s only reads', (_, c) => {
    expect([c.audit, c.idempotency, c.shows_secret]).toEqual([undefined, undefined, undefined])
  })
  test.each(named.filter(([, c]) => c.audit !== undefined))('%s leaves an activity of a well-formed name', (_, c) => {
    expect(c.audit?.name).toMatch(/^[a-z][a-z_]*\.[a-z][a-z_]*$/)
  })
})
