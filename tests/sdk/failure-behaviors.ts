/** What the SDK promises of calls that fail: typed errors, retries, time limits, aborting. */
import { type Behaviors, equal, failure } from './behavior.ts'

export const failureBehaviors: Behaviors = {
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
      equal([error.message.split('\n')[0], error.problem?.title], [`Detail ${status}`, `Title ${status}`])
      equal(error.headers?.get('content-type'), 'application/problem+json')
    }
  },
  'names each invalid field': async ({ sdk, client, site }) => {
    const error = await failure(client.tags.create({ site_id: site('status_422'), body: { name: '' } }))
    if (!(error instanceof sdk.UnprocessableError)) throw error
    equal(error.errors, [{ pointer: '/name', code: 'required', text: 'Give it a name.' }])
    equal(error.message, 'Detail 422\n  /name: Give it a name.')
  },
  'makes an error of an answer that is no problem document': async ({ sdk, client, site }) => {
    const error = await failure(client.tags.get({ site_id: site('proxy'), tag_id: 'tag_1' }, { maxRetries: 0 }))
    if (!(error instanceof sdk.ServerError)) throw error
    equal([error.status, error.code, error.problem], [502, 'http_502', undefined])
  },
  'refuses a page where a resource was asked for': async ({ sdk, client, site }) => {
    const [site_id, tag_id] = [site('page'), 'tag_1']
    const asked = [
      client.tags.get({ site_id, tag_id }),
      client.tags.delete({ site_id, tag_id }),
      client.tags.list({ site_id }),
    ]
    for (const error of await Promise.all(asked.map(failure))) {
      if (!(error instanceof sdk.UnexpectedAnswerError)) throw error
      equal([error.code, error.status], ['unexpected_answer', 200])
      equal(error.message.includes('200 with text/html instead of application/json'), true)
    }
    const files = [client.public.showImage({ site_id, image_id: 'img_1' }), client.runs.export({ site_id })]
    for (const error of await Promise.all(files.map(failure))) equal(error instanceof sdk.UnexpectedAnswerError, true)
  },
  'has the line of the caller in its stack': async ({ client, site }) => {
    async function theCaller(): Promise<void> {
      await client.tags.get({ site_id: site('status_404'), tag_id: 'tag_1' })
    }
    const error = await failure(theCaller())
    if (!(error instanceof Error)) throw error
    equal(error.stack?.startsWith('NotFoundError: Detail 404\n'), true)
    equal(error.stack?.includes('theCaller'), true)
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
  'asks once whether a refusal can be put right, and sends the call again with its key': async ({ sdk, ...w }) => {
    const { baseUrl, site, arrived } = w
    const asked: (string | undefined)[] = []
    const recover = async ({ code }: { code?: string }) => asked.push(code) > 0
    const client = new sdk.Leadwright({ baseUrl, recover })
    const site_id = site('status_403')
    await failure(client.tags.create({ site_id, body: { name: 'vip' } }))
    const keys = (await arrived(site_id)).map(call => call.headers['idempotency-key'])
    equal([keys.length, keys[0] === keys[1], asked.length], [2, true, 1])
    const declined = new sdk.Leadwright({ baseUrl, recover: async () => false })
    await failure(declined.tags.create({ site_id, body: { name: 'vip' } }))
    equal((await arrived(site_id)).length, 3)
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
  'keeps the key of a change and of a deletion, whose first answer is lost': async ({ client, site, arrived }) => {
    const site_id = site('cut')
    await client.tags.update({ site_id, tag_id: 'tag_1', body: { name: 'vip' } }, { ifMatch: 1 })
    const keys = (await arrived(site_id)).map(call => call.headers['idempotency-key'])
    equal([keys.length, keys[0] === keys[1], /^[0-9a-f]{32}$/.test(keys[0] ?? '')], [2, true, true])
  },
  'takes a deletion for done whose first answer is lost, and no other': async ({ sdk, client, site, arrived }) => {
    const site_id = site('deleted')
    equal(await client.tags.delete({ site_id, tag_id: 'tag_1' }), undefined)
    equal((await arrived(site_id)).length, 2)
    const never = await failure(client.tags.delete({ site_id: site('status_404'), tag_id: 'tag_1' }))
    equal(never instanceof sdk.NotFoundError, true)
    const read = await failure(client.tags.get({ site_id: site('deleted'), tag_id: 'tag_1' }))
    equal(read instanceof sdk.NotFoundError, true)
  },
  'says of an answer that is not whole that it was one': async ({ sdk, client, site, arrived }) => {
    for (const behavior of ['halved', 'zipped', 'empty']) {
      const site_id = site(behavior)
      const error = await failure(client.tags.list({ site_id }, { maxRetries: 1 }))
      if (!(error instanceof sdk.IncompleteAnswerError)) throw error
      equal([error.code, error.message.startsWith('The server answered')], ['answer_incomplete', true])
      equal((await arrived(site_id)).length, 2)
    }
  },
  'refuses a client whose address cannot be right': async ({ sdk }) => {
    const message = (make: () => unknown) => {
      try {
        make()
      } catch (error) {
        return error instanceof TypeError ? error.message : String(error)
      }
      return 'nothing was thrown'
    }
    equal(message(() => new sdk.Leadwright(JSON.parse('{}'))).includes('needs `baseUrl`'), true)
    equal(message(() => Reflect.construct(sdk.Leadwright, [])).includes('needs `baseUrl`'), true)
    equal(message(() => new sdk.Leadwright({ baseUrl: 'localhost:8787' })).includes("'https://"), true)
    equal(
      message(() => new sdk.Leadwright({ baseUrl: '' })),
      'nothing was thrown',
    )
  },
  'says that the server cannot be reached': async ({ sdk }) => {
    const client = new sdk.Leadwright({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
    const error = await failure(client.tags.list({ site_id: 'site_1' }))
    if (!(error instanceof sdk.ConnectionError)) throw error
    equal([error.code, error.status, error.cause instanceof Error], ['connection_failed', undefined, true])
  },
  'stops at the time limit, before and within the answer': async ({ sdk, client, site }) => {
    for (const behavior of ['silent', 'dawdling']) {
      const request = { site_id: site(behavior), tag_id: 'tag_1' }
      const start = performance.now()
      const error = await failure(client.tags.get(request, { timeout: 100, maxRetries: 0 }))
      equal([error instanceof sdk.TimeoutError, error instanceof sdk.ConnectionError], [true, true])
      equal(performance.now() - start < 1000, true)
    }
  },
  'rejects within 50 ms of aborting, in a try and between two': async ({ client, site }) => {
    for (const behavior of ['silent', 'dawdling', 'limited']) {
      let fastest = Number.POSITIVE_INFINITY
      // The machine itself may stop for longer, but hardly three times.
      for (let tries = 0; tries < 3 && fastest >= 50; tries++) {
        const controller = new AbortController()
        const { signal } = controller
        const call = failure(client.tags.get({ site_id: site(behavior), tag_id: 'tag_1' }, { signal }))
        await new Promise(resolve => setTimeout(resolve, 200))
        const start = performance.now()
        controller.abort()
        const error = await call
        fastest = Math.min(fastest, performance.now() - start)
        equal((error as Error).name, 'AbortError')
      }
      equal(fastest < 50, true)
    }
  },
  'sends nothing for a signal that is aborted already': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const reason = new Error('never mind')
    equal(await failure(client.tags.list({ site_id }, { signal: AbortSignal.abort(reason) })), reason)
    equal((await arrived(site_id)).length, 0)
  },
}
