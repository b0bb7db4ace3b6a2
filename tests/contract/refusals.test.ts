/** Walks every endpoint: who is refused, what is refused, and in which form. New endpoints are covered by themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemCodes } from '../../api/document.ts'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import type { Permission } from '../../api/platform/identity/permissions.ts'
import { filesOf } from '../../api/platform/routing/multipart.ts'
import { jsonSizeOf } from '../../api/platform/routing/request-body.ts'
import { limits } from '../../api/platform/runtime/limits.ts'
import { messageOf } from '../../api/platform/texts/messages/messages.ts'
import { conversationLimits } from '../../api/site/assistants/conversations/limits.ts'
import { inTurn, sized } from '../../api/testing/repetitions.ts'
import { isObject, stream, textPaths, tooDeep, withMember, withValue } from './bodies.ts'
import { form, pixel } from './forms.ts'
import { createPeople, type People } from './people.ts'
import { call, nobody, paramKind, paramNames, type Ready, readyFor, readyToBeRefused, urlOf } from './requests.ts'
import { errorsOf, sameFor, send } from './send.ts'

let w: People
beforeAll(async () => {
  w = await createPeople()
})
afterAll(() => w.close())

const contracts = endpoints.map(({ contract }) => [contract.operationId, contract] as const)
/** What is refused by the same lines for every endpoint, in each way: in the gate each endpoint is asked in one of them. */
const places = new Map(contracts.map(([, c], place) => [c, place]))
const waysFor = <T>(c: Contract, ways: readonly T[]): readonly T[] => inTurn(ways, places.get(c) ?? 0)
const having = (holds: (c: Contract) => boolean) => contracts.filter(([, c]) => holds(c))
const open = (c: Contract) => c.permission === 'public'
const inSite = (c: Contract) => c.path.includes('{site_id}')
const granted = (c: Contract) => !['public', 'signed-in', 'super-administrator'].includes(c.permission)
const takesJson = (c: Contract) => c.body !== undefined && c.multipart === undefined
const writes = (c: Contract) => c.method !== 'get'
const bytesMax = (c: Contract) => c.body_bytes_max ?? (open(c) ? limits.public_body_bytes_max : limits.body_bytes_max)

/** A path that has the right form; nothing behind it exists, which must not matter. */
const anywhere = (c: Contract) => {
  const ids = paramNames(c).map(name => [name, paramKind(c, name) ? nobody(paramKind(c, name)!) : 'x'])
  return urlOf({ contract: c, query: '', params: { site_id: w.site, ...Object.fromEntries(ids) } })
}

describe('without a valid token: 401, in the language asked for', () => {
  test.each(having(c => !open(c)))('%s', async (_, c) => {
    const unknown = [undefined, 'Basic YW5hOng=', 'Bearer nobody', `Token ${w.person.token}`, 'Bearer ']
    for (const authorization of waysFor(c, unknown)) {
      const headers = { 'accept-language': 'es-MX,en;q=0.5', ...(authorization && { authorization }) }
      const { status, json } = await send(w, c, anywhere(c), { token: null, headers })
      expect([status, json.code]).toEqual([401, 'not_signed_in'])
      expect(json.title).toBe(messageOf('es', 'problem.not_signed_in'))
    }
    expect((await send(w, c, anywhere(c), { token: null })).json.title).toBe(messageOf('en', 'problem.not_signed_in'))
  })
})

describe('with all rights but the one that it needs: 403', () => {
  // Keys are refused what people decide, whatever they may do otherwise (`answers.test.ts`).
  test.each(having(c => granted(c) && !c.people_only))('%s', async (_, c) => {
    const token = await w.keyWithout(c.permission as Permission, ...(c.or_permission ?? []))
    const { status, json } = await call(await readyToBeRefused(w, c), { token })
    expect([status, json.code]).toEqual([403, 'not_permitted'])
    expect(json.required_permissions).toEqual([c.permission, ...(c.or_permission ?? [])])
    expect(json.detail).toContain(`\`${c.permission}\``)
  })
  test.each(having(c => c.permission === 'super-administrator'))('%s', async (_, c) => {
    const { status, json } = await call(await readyToBeRefused(w, c), { token: w.stranger.token })
    expect([status, json.code]).toEqual([403, 'not_permitted'])
  })
})

describe('a site of another account answers like one that never existed', () => {
  test.each(having(c => inSite(c) && !open(c)))('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const other = await call(ready, { token: w.stranger.token })
    const none = await call({ ...ready, params: { ...ready.params, site_id: nobody('site') } })
    expect(other.json.code).toBe('site_not_found')
    expect(sameFor(other)).toEqual(sameFor(none))
    const unlike = await call(ready, { headers: { 'x-tenant': w.sister } })
    expect([unlike.status, unlike.json.code]).toEqual([400, 'tenant_mismatch'])
  })
})

describe('a public path of a site that never existed is 404, one that contradicts X-Tenant 400', () => {
  test.each(having(c => inSite(c) && open(c)))('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const none = await call({ ...ready, params: { ...ready.params, site_id: nobody('site') } })
    expect([none.status, none.json.code]).toEqual([404, 'site_not_found'])
    const unlike = await call(ready, { headers: { 'x-tenant': w.sister } })
    expect([unlike.status, unlike.json.code]).toEqual([400, 'tenant_mismatch'])
  })
})

describe('an object of another site or account answers like one that never existed', () => {
  // What is public and of no site is nobody's, and names of events are the same everywhere.
  const ofEverySite = ['token', 'type', 'language', 'event_name']
  const objects = having(c => paramNames(c).some(name => !ofEverySite.includes(name)) && (inSite(c) || !open(c)))
  test.each(objects)('%s', async (_, c) => {
    const theirs = await readyToBeRefused(w, c)
    const asStranger = inSite(c) || open(c) ? undefined : w.stranger.token
    const here = asStranger ? theirs : await readyToBeRefused(w, c, w.sister)
    const named = (params: Record<string, string>): Ready => ({
      ...here,
      params: { ...params, ...(here.params.site_id && { site_id: here.params.site_id }) },
    })
    const random = Object.fromEntries(paramNames(c).map(name => [name, nobody(paramKind(c, name) ?? 'lead')]))
    const token = asStranger ? { token: asStranger } : {}
    const other = await call(named(theirs.params), token)
    const none = await call(named(random), token)
    const misshapen = await call(named(Object.fromEntries(paramNames(c).map(name => [name, 'x']))), token)
    // Of the installation's own things nobody else learns more either.
    expect(other.status).toBe(c.permission === 'super-administrator' ? 403 : 404)
    expect(sameFor(other)).toEqual(sameFor(none))
    expect(sameFor(misshapen)).toEqual(sameFor(none))
  })
})

describe('a token that is not exactly as it was signed', () => {
  test.each(having(c => paramNames(c).includes('token')))('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const { token = '' } = ready.params
    const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
    const last = token.endsWith('A') ? `${token.slice(0, -1)}B` : `${token.slice(0, -1)}A`
    for (const altered of waysFor(c, [other, last, `${token}A`, token.slice(1), 'x', token.toLowerCase()])) {
      const altered_link = { ...ready, params: { ...ready.params, token: altered } }
      const answer = await call(altered_link)
      expect([answer.status, answer.json.code], altered).toEqual([404, 'not_found'])
      const page = await call(altered_link, { headers: { accept: 'text/html' } })
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    }
  })
})

describe('more than the rate that the owner set: 429', () => {
  let strict: People
  beforeAll(async () => {
    strict = await createPeople({ SUBMISSIONS_BURST: '1', VISITS_BURST: '1' })
  })
  afterAll(() => strict.close())
  test.each(having(c => c.rate_limit !== undefined))('%s', async (_, c) => {
    const ready = await readyFor(strict, c)
    await call(ready)
    const { status, json } = await call(ready)
    expect([status, json.code]).toEqual([429, 'too_many_requests'])
  })
})

describe('a body that is no JSON, too deep, too large or of another type', () => {
  test.each(having(takesJson))('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const types = [
      ...(c.plain_body ? [] : ['text/plain']),
      'application/octet-stream',
      ...(c.form_body ? [] : ['multipart/form-data']),
    ]
    for (const type of waysFor(c, types)) {
      expect((await call(ready, { headers: { 'content-type': type } })).status, type).toBe(415)
    }
    const notUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    const { depth_max: depth, members_max: members } = jsonSizeOf(c)
    const many = `{${'"a":1,'.repeat(members)}"a":1}`
    for (const body of waysFor(c, ['{"name":', '', 'null x', tooDeep(depth), many, notUtf8])) {
      const answer = await call(ready, { body, headers: { 'accept-language': 'es' } })
      expect([answer.status, answer.json.code]).toEqual([400, 'body_not_json'])
      expect(answer.json.detail).toBe(messageOf('es', 'problem.body_not_json', { depth, members }))
    }
  })
  /** Counting what comes costs more than looking at its length, and is done by the same lines for all. */
  const streamed = new Set(having(writes).flatMap(([, c], i) => (i % sized(8, 1) === 0 ? [c] : [])))
  test.each(having(writes))('%s: 413, with and without a length', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const bytes = bytesMax(c) + 1
    const declared = { 'content-length': String(bytes) }
    for (const headers of [declared, ...(streamed.has(c) ? [{}] : [])]) {
      const answer = await call(ready, {
        body: stream(bytes),
        headers: { 'content-type': c.multipart ? 'multipart/form-data; boundary=x' : 'application/json', ...headers },
      })
      expect([answer.status, answer.json.code]).toEqual([413, 'body_too_large'])
    }
  })
})

describe('a body with a wrong value: 422 at its place', () => {
  test.each(having(takesJson))('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const refused = async (body: unknown) => {
      const answer = await call(ready, { body })
      expect([answer.status, answer.json.code], JSON.stringify(body)?.slice(0, 300)).toEqual([422, 'validation_failed'])
      return errorsOf(answer.json)
    }
    if (!c.body!.safeParse({}).success) expect(await refused('{}')).not.toEqual([])
    for (const body of waysFor(c, ['null', '7', '"x"', 'true', isObject(ready.body) ? '[]' : '{}'])) await refused(body)
    if (!isObject(ready.body)) return
    const unknown = await refused({ ...ready.body, color_of_nothing: 1 })
    expect(unknown).toContainEqual(expect.objectContaining({ pointer: '/color_of_nothing', code: 'unknown_key' }))
    for (const key of waysFor(c, ['__proto__', 'constructor'])) {
      const errors = await refused(withMember(ready.body, `"${key}":{"a":1}`))
      expect(errors).toContainEqual(expect.objectContaining({ pointer: `/${key}` }))
    }
  })
  test.each(having(takesJson))('%s: no NUL, no half character, no other kind of value', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const paths = textPaths(ready.body)
    if (paths.length === 0) return
    for (const value of ['a\0b', 'a\ud800b', { a: 1 }, ['a', 'b']]) {
      // All places at once; where one hides what is wrong at another, that one by itself.
      const all = await call(ready, { body: paths.reduce((body, path) => withValue(body, path, value), ready.body) })
      const found = new Set(errorsOf(all.json).map(({ pointer }) => pointer))
      expect(all.status, JSON.stringify(value)).toBe(422)
      for (const path of paths.filter(one => !found.has(`/${one.join('/')}`))) {
        const answer = await call(ready, { body: withValue(ready.body, path, value) })
        expect(answer.status, `${JSON.stringify(value)} at /${path.join('/')}`).toBe(422)
      }
    }
  })
})

const minute = 60_000

describe('a form with a file that is no form, lacks the file, or has more than is taken', () => {
  test.each(having(c => c.multipart !== undefined))('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const types = ['application/json', 'application/x-www-form-urlencoded', 'image/png', 'multipart/mixed']
    for (const type of waysFor(c, types)) {
      expect((await call(ready, { headers: { 'content-type': type } })).status, type).toBe(415)
    }
    const many = form(...Array.from({ length: 21 }, (_, i) => [`part_${i}`, 'x'] as const))
    const malformed = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'no form' }
    for (const sent of [malformed, { ...malformed, headers: { 'content-type': 'multipart/form-data' } }, many]) {
      const answer = await call(ready, sent)
      expect([answer.status, answer.json.code]).toEqual([400, 'body_not_multipart'])
    }
    const refused = async (...parts: Parameters<typeof form>) => {
      // Visitors may send so many in a minute, whatever is in them.
      w.clock.forward(minute / conversationLimits.chat_uploads_per_minute)
      const answer = await call(ready, form(...parts))
      expect([answer.status, answer.json.code]).toEqual([422, 'validation_failed'])
      return errorsOf(answer.json).map(({ pointer, code }) => [pointer, code])
    }
    const good = ['file', pixel] as const
    expect(await refused(['other', 'x'])).toContainEqual(['/file', 'file_required'])
    expect(await refused(['file', 'only text'])).toContainEqual(['/file', 'file_required'])
    // Files of one name are counted on, up to as many as the form takes.
    const taken = filesOf(c.body)
    const more = Array.from({ length: taken + 1 }, () => good)
    expect(await refused(...more)).toContainEqual([`/file_${taken + 1}`, 'too_many_files'])
    expect(await refused(good, ['color', 'red'])).toContainEqual(['/color', 'unknown_key'])
    expect((await refused(good, ['__proto__', 'x'])).map(([at]) => at)).toContain('/__proto__')
  })
})

describe('a query with an unknown or wrong value', () => {
  test.each(having(c => c.query !== undefined))('%s', async (_, c) => {
    const ready = await readyToBeRefused(w, c)
    const ask = (text: string) => call({ ...ready, query: `${ready.query}${ready.query ? '&' : '?'}${text}` })
    const unknown = await ask('color_of_nothing=1')
    expect(unknown.status).toBe(422)
    expect(errorsOf(unknown.json)).toContainEqual(
      expect.objectContaining({ pointer: '/color_of_nothing', code: 'unknown_key' }),
    )
    const names = Object.keys(c.query!.shape)
    for (const name of names) {
      const answer = await ask(`${name}=%00`)
      expect([200, 404, 422], `${name}=%00 answered ${answer.status}`).toContain(answer.status)
    }
    for (const name of waysFor(c, names)) {
      expect((await ask(`${name}=a&${name}[b]=c`)).status, `${name}[b]`).toBe(422)
    }
    if ('limit' in c.query!.shape) {
      for (const limit of waysFor(c, ['0', '101', '1.5', '0x10', '']))
        expect((await ask(`limit=${limit}`)).status).toBe(422)
    }
    if ('cursor' in c.query!.shape) {
      for (const cursor of waysFor(c, ['nonsense', 'W10', 'eyJhIjoxfQ']))
        expect((await ask(`cursor=${cursor}`)).status).toBe(422)
    }
  })
})

describe('a version that is no longer so: 412, and nothing changes', () => {
  test.each(having(c => c.versioned === true && writes(c)))('%s', async (_, c) => {
    const answer = await call(await readyFor(w, c), { headers: { 'if-match': '"987654321"' } })
    if (problemCodes(c).includes('changed_elsewhere')) expect(answer.json.code).toBe('changed_elsewhere')
    else expect(answer.status, 'it does not look at the version').toBe(c.status)
  })
})
