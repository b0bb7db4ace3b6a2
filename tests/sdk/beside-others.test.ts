/** The table "Beside other SDKs" of the SDK's README: each line is tried with all three, and must be as it says. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Leadwright, signWebhook, verifyWebhook } from '@leadwright/sdk'
import OpenAI from 'openai'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { entries, gzipBytes } from './others/bundles.ts'
import { type Mode, type OtherServer, openOtherServer } from './others/server.ts'

const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'sdk/README.md'), 'utf8')
const table = readme.slice(readme.indexOf('## Beside other SDKs'), readme.indexOf('## Changing it'))
const lines = table
  .split('\n')
  .filter(line => /^\| [a-zA-Z]/.test(line))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim().replaceAll('`', '')),
  )

let server: OtherServer
beforeAll(async () => {
  server = await openOtherServer()
})
afterAll(() => server.close())
afterEach(() => vi.unstubAllEnvs())

const site_id = 'site_1'
const ours = () => new Leadwright({ baseUrl: server.url, token: 'key' })
const stripe = () => {
  const { hostname, port } = new URL(server.url)
  return new Stripe('sk_1', { host: hostname, port: Number(port), protocol: 'http' })
}
const openai = () => new OpenAI({ apiKey: 'sk', baseURL: `${server.url}/v1` })

type Cells = [ours: string, stripe: string, openai: string]
const three = async <T>(mode: Mode, calls: [() => T, () => T, () => T], status?: number): Promise<Awaited<T>[]> => {
  const results: Awaited<T>[] = []
  for (const call of calls) {
    server.answer(mode, status)
    results.push(await call())
  }
  return results
}
const yes = (holds: boolean) => (holds ? 'yes' : 'no')
const has = (value: object, name: string) => (typeof Reflect.get(value, name) === 'function' ? name : 'no')
const failure = (promise: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(promise).then(
    value => ({ value }),
    error => error,
  )
const cells = (values: readonly string[]): Cells => [values[0] ?? '', values[1] ?? '', values[2] ?? '']
const attempt = (make: () => unknown) => {
  try {
    return make()
  } catch {
    return undefined
  }
}
const read = [
  () => ours().tags.get({ site_id, tag_id: 't' }),
  () => stripe().customers.retrieve('c'),
  () => openai().models.retrieve('m'),
] as const
const lists = [
  () => ours().tags.list({ site_id }),
  () => stripe().customers.list(),
  () => openai().files.list(),
] as const

async function errors(status: number): Promise<unknown[]> {
  const calls = read.map(call => () => failure(call()))
  return three('status', calls as [() => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown>], status)
}
const now = Math.floor(Date.now() / 1_000)

const probes: Record<string, () => Promise<Cells>> = {
  'whole client, gzipped': async () => {
    const [own, two, three] = await Promise.all([entries.leadwright, entries.stripe, entries.openai].map(gzipBytes))
    const other = (size = 0) => (size > (own ?? 0) ? 'larger' : 'smaller')
    return [(own ?? 0) <= 20 * 1_024 ? 'at most 20 kB' : `${own} B`, other(two), other(three)]
  },
  dependencies: async () =>
    cells(
      ['sdk', 'node_modules/stripe', 'node_modules/openai'].map(folder => {
        const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
        return String(Object.keys(dependencies).length)
      }),
    ),
  'imported and required': async () => {
    const require = createRequire(import.meta.url)
    return cells(['@leadwright/sdk', 'stripe', 'openai'].map(name => yes(require(name) !== undefined)))
  },
  'key of the environment': async () => {
    for (const name of ['LEADWRIGHT_API_KEY', 'STRIPE_API_KEY', 'OPENAI_API_KEY']) vi.stubEnv(name, 'of_environment')
    server.answer('list')
    await new Leadwright({ baseUrl: server.url }).tags.list({ site_id })
    const own = server.arrived[0]?.authorization === 'Bearer of_environment'
    const two = attempt(() => Reflect.construct(Stripe, [])) !== undefined
    return [yes(own), yes(two), yes(new OpenAI().apiKey === 'of_environment')]
  },
  'address of the environment': async () => {
    for (const name of ['LEADWRIGHT_BASE_URL', 'STRIPE_BASE_URL', 'OPENAI_BASE_URL']) vi.stubEnv(name, server.url)
    server.answer('list')
    await new Leadwright({ token: 'key' }).tags.list({ site_id })
    const two = JSON.stringify(Reflect.get(new Stripe('sk_1'), '_api')).includes(new URL(server.url).port)
    return [yes(server.arrived.length === 1), yes(two), yes(new OpenAI({ apiKey: 'sk' }).baseURL === server.url)]
  },
  'copies with other options': async () => [
    has(ours(), 'withOptions'),
    has(stripe(), 'withOptions'),
    has(openai(), 'withOptions'),
  ],
  'bare response': async () =>
    cells(
      await three(
        'list',
        read.map(call => async () => {
          const promise = call()
          await promise
          return has(promise, 'asResponse')
        }) as never,
      ),
    ),
  'id of the request on a result': async () => {
    const results: object[] = await three('list', read.map(call => () => call()) as never)
    return cells(
      results.map(
        result => ['_request_id', 'lastResponse'].find(name => Reflect.get(result, name) !== undefined) ?? 'no',
      ),
    )
  },
  'every row by for await': async () =>
    cells(
      await three(
        'list',
        lists.map(call => async () => {
          const ids: string[] = []
          for await (const row of call() as AsyncIterable<{ id: string }>) ids.push(row.id)
          return yes(ids.length === 4)
        }) as never,
      ),
    ),
  'list into an array, with a limit': async () =>
    cells(
      await three(
        'list',
        lists.map(call => async () => {
          const promise = call()
          await promise
          const name = ['toArray', 'autoPagingToArray'].find(one => has(promise, one) !== 'no')
          return name ?? 'no'
        }) as never,
      ),
    ),
  'retries with one idempotency key': async () => {
    const calls = [
      () => ours().tags.create({ site_id, body: { name: 'vip' } }),
      () => stripe().customers.create({ name: 'vip' }),
      () => openai().embeddings.create({ model: 'm', input: 'x' }),
    ]
    return cells(
      await three(
        'busy',
        calls.map(call => async () => {
          await failure(call())
          const keys = server.arrived.map(headers => headers['idempotency-key'])
          return yes(keys.length === 2 && keys[0] !== undefined && keys[0] === keys[1])
        }) as never,
      ),
    )
  },
  'class of error for each status': async () => {
    const [missing, conflict] = [await errors(404), await errors(400)]
    const names = [missing, conflict].map(all => all.map(error => (error as Error).constructor.name))
    return cells([0, 1, 2].map(at => (names[0]?.[at] !== names[1]?.[at] ? 'yes' : 'by type')))
  },
  'fields of a refused body in the message': async () =>
    cells((await errors(422)).map(error => yes(/name/i.test((error as Error).message)))),
  'logger and level': async () => {
    const said: string[] = []
    const log = (message: string) => said.push(message)
    const logger = { debug: log, info: log, warn: log, error: log }
    const options = { logger, logLevel: 'debug' } as const
    const count = async (call: () => PromiseLike<unknown>) => {
      said.length = 0
      await call()
      return yes(said.length > 0)
    }
    return cells(
      await three('list', [
        () => count(() => ours().withOptions(options).tags.list({ site_id })),
        () => count(() => stripe().customers.list()),
        () => count(() => openai().withOptions(options).models.list()),
      ]),
    )
  },
  'webhook verified by WebCrypto alone': async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const headers = await signWebhook({ body: '{}', secret })
    await verifyWebhook({ body: '{}', headers, secret })
    const event = await openai().webhooks.unwrap('{}', headers, secret)
    const theirs = stripe().webhooks
    return ['yes', has(theirs, 'constructEventAsync'), event ? 'webhooks.unwrap' : 'no']
  },
  'refused webhook says by how much a clock is off': async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const old = await signWebhook({ body: '{}', secret }, Date.now() - 3_600_000)
    const theirs = stripe().webhooks
    const header = theirs.generateTestHeaderString({ payload: '{}', secret, timestamp: now - 3_600 })
    const refusals = [
      verifyWebhook({ body: '{}', headers: old, secret }),
      theirs.constructEventAsync('{}', header, secret),
      openai().webhooks.unwrap('{}', old, secret),
    ]
    const refused = await Promise.all(refusals.map(failure))
    return cells(refused.map(error => yes(/60 minutes/.test((error as Error).message))))
  },
  'HTML of a proxy refused': async () =>
    cells(
      (await three('page', read.map(call => () => failure(call())) as never)).map(result =>
        yes((result as unknown) instanceof Error),
      ),
    ),
  'answer lost after a deletion': async () => {
    const calls = [
      () => ours().tags.delete({ site_id, tag_id: 't' }),
      () => stripe().customers.del('c'),
      () => openai().files.delete('f'),
    ]
    const results: unknown[] = await three('lost', calls.map(call => () => failure(call())) as never)
    return cells(results.map(result => (result instanceof Error ? 'error' : 'done')))
  },
}

test('every line is tried', () =>
  expect(lines.map(([name]) => name).toSorted()).toEqual(Object.keys(probes).toSorted()))

test.for(lines)('%s', { timeout: 60_000 }, async ([name = '', ...said]) => {
  const found = await probes[name]?.()
  // The name of the function, or that there is one.
  expect(found?.map((cell, at) => (said[at] === 'yes' && cell !== 'no' ? 'yes' : cell))).toEqual(said)
})
