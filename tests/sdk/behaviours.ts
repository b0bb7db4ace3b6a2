/**
 * What the SDK promises, as one list that Node, a page and a worker of Chromium all run. It imports types alone, so that
 * each of them can bring the build of the SDK that it uses.
 */
import type * as Sdk from '@leadwright/sdk'
import type { Recorded } from './server.ts'

export interface World {
  sdk: typeof Sdk
  baseUrl: string
}

type Behaviour = (world: Actors) => Promise<void>

interface Actors {
  sdk: typeof Sdk
  client: Sdk.Leadwright
  baseUrl: string
  /** A site's id that no other behaviour uses; its first word tells the server how to answer. */
  site(behaviour: string): string
  arrived(site_id: string): Promise<Recorded[]>
}

let sites = 0

/** Runs one behaviour; throws if the SDK does not show it. */
export async function runBehaviour(name: string, { sdk, baseUrl }: World): Promise<void> {
  const realm = Math.random().toString(36).slice(2)
  await behaviours[name]!({
    sdk,
    client: new sdk.Leadwright({ baseUrl: `${baseUrl}/`, token: 'key_1' }),
    baseUrl,
    site: behaviour => `${behaviour}_${realm}${sites++}`,
    arrived: async site_id => (await fetch(`${baseUrl}/recorded/${site_id}`)).json(),
  })
}

export const behaviours: Record<string, Behaviour> = {
  'sends the token, the parameters and the body': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const tag = await client.tags.create({ site_id, body: { name: 'vip' } })
    equal([tag.name, tag.id], ['vip', 'tag_1'])
    const [call] = await arrived(site_id)
    equal([call!.method, call!.url, call!.body], ['POST', `/v1/sites/${site_id}/tags`, '{"name":"vip"}'])
    equal([call!.headers.authorization, call!.headers['content-type']], ['Bearer key_1', 'application/json'])
  },
  'asks a token function before each call': async ({ sdk, baseUrl, site, arrived }) => {
    const tokens = ['first', 'second', undefined]
    const client = new sdk.Leadwright({ baseUrl, token: async () => tokens.shift() })
    const site_id = site('ok')
    for (let n = 0; n < 3; n++) await client.tags.get({ site_id, tag_id: 'tag_1' })
    equal(
      (await arrived(site_id)).map(call => call.headers.authorization),
      ['Bearer first', 'Bearer second', undefined],
    )
  },
  'keeps fields and nulls that the contract does not know': async ({ client, site }) => {
    const tag: object = await client.tags.get({ site_id: site('ok'), tag_id: 'tag_1' })
    equal('later_field' in tag && tag.later_field, null)
  },
  'answers nothing to a deletion': async ({ client, site }) => {
    equal(await client.tags.delete({ site_id: site('ok'), tag_id: 'tag_1' }), undefined)
  },
  'refuses a call that lacks a parameter before anything is sent': async ({ client }) => {
    const lacking: { site_id: string } = JSON.parse('{}')
    const error = await failure(client.tags.list(lacking))
    equal(error instanceof Error && error.message.includes('site_id'), true)
  },
  'throws a typed error for each status': async ({ sdk, client, site }) => {
    const classes = {
      400: sdk.BadRequestError,
      401: sdk.AuthenticationError,
      403: sdk.PermissionDeniedError,
      404: sdk.NotFoundError,
      409: sdk.ConflictError,
      410: sdk.GoneError,
      412: sdk.PreconditionFailedError,
      422: sdk.UnprocessableError,
      429: sdk.RateLimitError,
      500: sdk.ServerError,
      507: sdk.ServerError,
    }
    for (const [status, Failure] of Object.entries(classes)) {
      const site_id = site(`status_${status}`)
      const error = await failure(client.tags.get({ site_id, tag_id: 'tag_1' }, { maxRetries: 0 }))
      if (!(error instanceof Failure) || !(error instanceof sdk.LeadwrightError)) throw new Error(`${status}: ${error}`)
      equal([error.status, error.code, error.requestId], [Number(status), `code_${status}`, `req_${status}`])
      equal([error.message, error.problem?.title], [`Detail ${status}`, `Title ${status}`])
      equal(error.headers?.get('content-type'), 'application/problem+json')
    }
  },
  'names each invalid field': async ({ sdk, client, site }) => {
    const error = await failure(client.tags.create({ site_id: site('status_422'), body: { name: '' } }))
    if (!(error instanceof sdk.UnprocessableError)) throw error
    equal(error.errors, [{ pointer: '/name', code: 'required', text: 'Give it a name.' }])
  },
  'makes an error of an answer that is no problem document': async ({ sdk, client, site }) => {
    const error = await failure(client.tags.get({ site_id: site('proxy'), tag_id: 'tag_1' }, { maxRetries: 0 }))
    if (!(error instanceof sdk.ServerError)) throw error
    equal([error.status, error.code, error.problem], [502, 'http_502', undefined])
  },
  'succeeds at the third try after two 503, with one idempotency key': async ({ client, site, arrived }) => {
    const site_id = site('busy')
    equal((await client.tags.create({ site_id, body: { name: 'vip' } })).id, 'tag_1')
    const keys = (await arrived(site_id)).map(call => call.headers['idempotency-key'])
    equal(keys.length, 3)
    equal(new Set(keys).size, 1)
    equal(/^[0-9a-f]{32}$/.test(keys[0] ?? ''), true)
  },
  'gives each call a key of its own, and takes the caller’s': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const body = { name: 'vip' }
    await client.tags.create({ site_id, body })
    await client.tags.create({ site_id, body })
    await client.tags.create({ site_id, body }, { idempotencyKey: 'mine' })
    await client.tags.get({ site_id, tag_id: 'tag_1' })
    const keys = (await arrived(site_id)).map(call => call.headers['idempotency-key'])
    equal(keys[0] !== keys[1], true)
    equal(keys.slice(2), ['mine', undefined])
  },
  'does not try again with maxRetries 0': async ({ sdk, client, site, arrived }) => {
    const site_id = site('down')
    const error = await failure(client.tags.get({ site_id, tag_id: 'tag_1' }, { maxRetries: 0 }))
    equal(error instanceof sdk.ServerError, true)
    equal((await arrived(site_id)).length, 1)
  },
  'gives up after as many retries as the client allows': async ({ sdk, baseUrl, site, arrived }) => {
    const client = new sdk.Leadwright({ baseUrl, maxRetries: 3 })
    const site_id = site('down')
    equal((await failure(client.tags.get({ site_id, tag_id: 'tag_1' }))) instanceof sdk.ServerError, true)
    equal((await arrived(site_id)).length, 4)
  },
  'does not repeat what was refused': async ({ client, site, arrived }) => {
    const site_id = site('status_409')
    await failure(client.tags.create({ site_id, body: { name: 'vip' } }))
    equal((await arrived(site_id)).length, 1)
  },
  'waits as long as Retry-After says': async ({ client, site }) => {
    const start = performance.now()
    await client.tags.get({ site_id: site('limited'), tag_id: 'tag_1' })
    equal(performance.now() - start >= 990, true)
  },
  'leaves a very long wait to the caller': async ({ sdk, client, site, arrived }) => {
    const site_id = site('patience')
    const error = await failure(client.tags.get({ site_id, tag_id: 'tag_1' }))
    if (!(error instanceof sdk.RateLimitError)) throw error
    equal([error.retryAfter, (await arrived(site_id)).length], [3600, 1])
  },
  'tries again when the connection breaks, with the same key': async ({ client, site, arrived }) => {
    const site_id = site('cut')
    await client.tags.create({ site_id, body: { name: 'vip' } })
    const keys = (await arrived(site_id)).map(call => call.headers['idempotency-key'])
    equal([keys.length, keys[0] === keys[1]], [2, true])
  },
  'says that the server cannot be reached': async ({ sdk }) => {
    const client = new sdk.Leadwright({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
    const error = await failure(client.tags.list({ site_id: 'site_1' }))
    if (!(error instanceof sdk.ConnectionError)) throw error
    equal([error.code, error.status, error.cause instanceof Error], ['connection_failed', undefined, true])
  },
  'stops at the time limit, before and within the answer': async ({ sdk, client, site }) => {
    for (const behaviour of ['silent', 'dawdling']) {
      const request = { site_id: site(behaviour), tag_id: 'tag_1' }
      const start = performance.now()
      const error = await failure(client.tags.get(request, { timeout: 100, maxRetries: 0 }))
      equal([error instanceof sdk.TimeoutError, error instanceof sdk.ConnectionError], [true, true])
      equal(performance.now() - start < 1000, true)
    }
  },
  'rejects within 50 ms of aborting, in a try and between two': async ({ client, site }) => {
    for (const behaviour of ['silent', 'dawdling', 'limited']) {
      const controller = new AbortController()
      const call = failure(
        client.tags.get({ site_id: site(behaviour), tag_id: 'tag_1' }, { signal: controller.signal }),
      )
      await new Promise(resolve => setTimeout(resolve, 200))
      const start = performance.now()
      controller.abort()
      const error = await call
      equal(performance.now() - start < 50, true)
      equal((error as Error).name, 'AbortError')
    }
  },
  'sends nothing for a signal that is aborted already': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const reason = new Error('never mind')
    equal(await failure(client.tags.list({ site_id }, { signal: AbortSignal.abort(reason) })), reason)
    equal((await arrived(site_id)).length, 0)
  },
  'takes headers for the client and the call': async ({ sdk, baseUrl, site, arrived }) => {
    const headers = { 'Accept-Language': 'es', 'X-Requested-With': 'XMLHttpRequest' }
    const client = new sdk.Leadwright({ baseUrl, headers })
    const site_id = site('ok')
    const request = { site_id, tag_id: 'tag_1', body: { name: 'vip' } }
    await client.tags.update(request, {
      headers: { 'accept-language': 'en', 'x-requested-with': null },
      ifMatch: '"1"',
    })
    const [call] = await arrived(site_id)
    equal([call!.headers['accept-language'], call!.headers['if-match']], ['en', '"1"'])
    equal(call!.headers['x-requested-with'], undefined)
  },
  'gives the first page when awaited': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    const page = await client.tags.list({ site_id, limit: 2 })
    equal([page.data.map(tag => tag.name), page.has_more, page.next_cursor], [['a', 'b'], true, '2'])
    const calls = await arrived(site_id)
    equal([calls.length, calls[0]!.url.endsWith('?limit=2')], [1, true])
  },
  'visits every row when iterated': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    const names: string[] = []
    for await (const tag of client.tags.list({ site_id, limit: 2 })) names.push(tag.name)
    equal(names, ['a', 'b', 'c', 'd', 'e'])
    const cursors = (await arrived(site_id)).map(call => new URL(call.url, 'http://x').searchParams.get('cursor'))
    equal(cursors, [null, '2', '4'])
  },
  'stops fetching on break': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    for await (const tag of client.tags.list({ site_id, limit: 2 })) if (tag.name === 'c') break
    equal((await arrived(site_id)).length, 2)
  },
  'iterates pages': async ({ client, site }) => {
    const sizes: number[] = []
    for await (const page of client.tags.list({ site_id: site('pages') }).pages()) sizes.push(page.data.length)
    equal(sizes, [2, 2, 1])
  },
  'gives the response beside the data': async ({ client, site }) => {
    const { data, response, requestId } = await client.tags.get({ site_id: site('ok'), tag_id: 'tag_1' }).withResponse()
    equal([data.id, response.status, response.headers.get('etag'), requestId], ['tag_1', 200, '"1"', 'req_ok'])
    const failed = client.tags.get({ site_id: site('status_404'), tag_id: 'tag_1' }).withResponse()
    equal((await failure(failed)) instanceof Error, true)
  },
  'calls paths that have no method': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const query = { expand: ['a', 'b'], empty: undefined, flag: true }
    const { response } = await client
      .request('post', `/v1/sites/${site_id}/new`, { query, body: { x: null } })
      .withResponse()
    equal(response.status, 201)
    const [call] = await arrived(site_id)
    equal([call!.url, call!.body], [`/v1/sites/${site_id}/new?expand=a&expand=b&flag=true`, '{"x":null}'])
    equal([call!.headers.authorization, typeof call!.headers['idempotency-key']], ['Bearer key_1', 'string'])
    equal(await client.request('GET', `/v1/sites/${site('csv')}/export`), 'name\nvip\n')
  },
  'follows the stream over lost connections': async ({ client, site, arrived }) => {
    const site_id = site('follow')
    const seen: unknown[] = []
    const states: string[] = []
    for await (const event of client.stream(site_id, {
      lastEventId: '10',
      onConnection: state => states.push(state),
    })) {
      seen.push([event.id, event.event, event.data])
      if (seen.length === 4) break
    }
    equal(
      seen,
      ['11', '12', '13', '14'].map(id => [id, 'lead.created', { n: Number(id) }]),
    )
    equal(
      (await arrived(site_id)).map(call => call.headers['last-event-id']),
      ['10', '12'],
    )
    equal((await arrived(site_id))[0]!.headers.authorization, 'Bearer key_1')
    equal(states, ['open', 'lost', 'open'])
  },
  'connects the stream again after silence and after a 503': async ({ client, site }) => {
    for (const [behaviour, expected] of [
      ['hush', [1, 2]],
      ['restarting', [1, 3]],
    ] as const) {
      const seen: unknown[] = []
      for await (const { data } of client.stream(site(behaviour), { idleTimeout: 150 })) {
        if (seen.push(data) === 2) break
      }
      equal(seen, expected)
    }
  },
  'throws where the stream cannot go on': async ({ sdk, client, site }) => {
    for (const [status, Failure] of [
      [410, sdk.GoneError],
      [403, sdk.PermissionDeniedError],
    ] as const) {
      const error = await failure(client.stream(site(`status_${status}`)).next())
      equal(error instanceof Failure, true)
    }
  },
  'ends the stream when it is aborted': async ({ client, site }) => {
    const controller = new AbortController()
    const stream = client.stream(site('hush'), { signal: controller.signal })
    equal((await stream.next()).value?.data, 1)
    const next = stream.next()
    const start = performance.now()
    controller.abort()
    equal((await next).done, true)
    equal(performance.now() - start < 50, true)
  },
}

function equal(actual: unknown, expected: unknown): void {
  const [left, right] = [text(actual), text(expected)]
  if (left !== right) throw new Error(`got ${left}, expected ${right}`)
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_, v) => (v === undefined ? '(undefined)' : v)) ?? '(undefined)'

async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
