/**
 * The real process is killed (SIGKILL) before and after each commit that a life of payments needs, as between the row of an event
 * and its effect, and goes on: each new process dies at the next place. Afterwards all is as Stripe has it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPerson, openSession } from '../../api/account/auth/rules.ts'
import { openInstallation } from '../../api/installation.ts'
import { readConfig } from '../../api/platform/config/config.ts'
import { newId } from '../../api/platform/runtime/ids.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { price } from '../../api/testing/billed-harness.ts'
import { type FakeStripe, startFakeStripe } from '../../api/testing/fake-stripe/fake-stripe.ts'
import { Caller } from '../chaos/caller.ts'
import { useBuiltServer } from '../tools/built-server.ts'
import { eventually } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import type { Chance } from './chance.ts'
import { judge } from './judge.ts'
import type { Mistakes } from './mistakes.ts'

/** Between an event's row and its effect, and around the effect: without these nothing was tried. */
const needed = [
  /^after commit account\/payment-events\/receive/,
  /^before commit account\/billing\/subscriptions\/settle-subscription/,
  /^after commit account\/billing\/subscriptions\/settle-subscription/,
]
/** Of a machine that is very busy. */
const patience_ms = 600_000
const accounts = 120

/** A server that is started again whenever it dies, each time to die at the next point. */
function createMortal(folder: string, port: number, fake: () => FakeStripe, onDeath: (point: string) => void) {
  const points: string[] = []
  const deaths: string[] = []
  const noteDeath = (point: string) => {
    deaths.push(point)
    onDeath(point)
  }
  let armed: string | undefined
  let isStopping = false
  let ready: Promise<ServerProcess>

  async function start(point = points.shift()): Promise<ServerProcess> {
    armed = point
    const { keys, publishableKey, origin } = fake()
    const environment = {
      ...{ STRIPE_SECRET_KEY: keys.test, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_URL: origin },
      ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, ...(point && { LEADWRIGHT_FAULT_POINT: point }) },
    }
    try {
      const server = await startServer({ folder, port, environment, args: ['--empty'], patience_ms })
      void server.ended.then(({ signal }) => {
        if (signal !== 'SIGKILL') return
        if (point) noteDeath(point)
        if (!isStopping) ready = start()
      })
      return server
    } catch (error) {
      // Its work goes on at the start: it may die there.
      if (!point || !(error instanceof Error && error.message.includes('did not start'))) throw error
      noteDeath(point)
      return start()
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    await (await ready).stop()
    isStopping = false
  }
  const begin = (point?: string): Promise<ServerProcess> => {
    ready = start(point)
    return ready
  }

  return {
    points,
    deaths,
    begin,
    stop,
    isArmed: () => armed !== undefined,
    /** The point is not reached: the next one. */
    async skip(): Promise<void> {
      await stop()
      await begin()
    },
    kill: async () => {
      isStopping = true
      await (await ready).kill()
    },
    /** Until it is answered, by whichever process. */
    async insist<T>(work: () => Promise<T>): Promise<T> {
      for (const gives_up = performance.now() + patience_ms; ; await sleep(50)) {
        await ready
        try {
          return await work()
        } catch (error) {
          if (performance.now() > gives_up) throw error
        }
      }
    },
  }
}

type Mortal = ReturnType<typeof createMortal>

async function call(mortal: Mortal, api: Caller, method: string, path: string, body?: unknown) {
  const reply = await mortal.insist(async () => {
    const answer = await api.once(method, path, body)
    if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer
  })
  if ([401, 403].includes(reply.status)) throw new Error(`${method} ${path} answered ${JSON.stringify(reply.body)}`)
  return reply.body as Record<string, unknown> & { id: string; data: Record<string, unknown>[] }
}

interface Life {
  mortal: Mortal
  fake: FakeStripe
  plans: readonly string[]
  /** The super administrator's. */
  console_api: Caller
  /** Of an account that has bought nothing. */
  token: string
}

/** Bought, changed, ended, resumed and given back; whatever was done before an answer was lost is done by now. */
async function live({ mortal, fake, plans, console_api, token }: Life): Promise<void> {
  const api = new Caller(console_api.url)
  api.token = token
  const ask = (method: string, path: string, body?: unknown) => call(mortal, api, method, path, body)
  const order = { plan_id: plans[0], interval: 'month', currency: 'EUR' }
  const session = await ask('POST', '/v1/checkout-sessions', order)
  const [stripe_id = ''] = String(session.client_secret ?? '').split('_secret_')
  const buyer = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
  if (stripe_id) await fake.buyer.pay(stripe_id, 'pm_card_visa', buyer)
  if (session.id) await ask('POST', `/v1/checkout-sessions/${session.id}/settle`)
  const { subscription } = (await ask('GET', '/v1/billing')) as unknown as { subscription?: { id: string } }
  if (!subscription) throw new Error('What was paid for is not there.')
  const at = `/v1/billing/subscriptions/${subscription.id}`
  const change = await ask('POST', `${at}/changes`, { items: [{ plan_id: plans[1], quantity: 1 }] })
  await ask('POST', `${at}/changes/${change.id}/confirm`)
  await ask('PUT', `${at}/auto-renewal`, { auto_renewal: false })
  await ask('POST', `${at}/resume`)
  await ask('POST', `${at}/refund`)
  await fake.deliveries.settle()
  await eventually(
    async () => {
      const waiting = await call(mortal, console_api, 'GET', '/v1/installation/payment-events?status=waiting')
      const live = await ask('GET', '/v1/billing/subscriptions?live=true')
      return waiting.data.length === 0 && live.data.length === 0
    },
    'an end of what was given back',
    patience_ms,
  )
}

/** The administrator, and accounts enough for all that die. */
async function prepare(folder: string): Promise<string[]> {
  const installation = await openInstallation(readConfig({ DATA_DIR: folder }), { log: createLog('silent') })
  const now = Date.now()
  // Signed in a moment ago, however long all of them take.
  const signed_in_at = now + 86_400_000
  const tokens = await installation.databases.control.write(async tx => {
    const made: string[] = []
    for (let at = 0; at < accounts; at++) {
      const named = {
        email: `buyer-${at}@example.com`,
        first_name: 'Ana',
        last_name: 'García',
        language: 'en' as const,
      }
      const options = { newId, now, confirmed: true, super_administrator: at === 0 }
      const user = await createPerson(tx, { ...named, password_hash: '-' }, options)
      made.push((await openSession(tx, user.id, { newId, now: () => signed_in_at })).token)
    }
    return made
  })
  await installation.close()
  return tokens
}

const sortPoints = (points: readonly string[], chance: Chance): string[] => {
  const first = needed.flatMap(one => points.find(point => one.test(point)) ?? [])
  return [...first, ...chance.shuffle(points.filter(point => !first.includes(point)))]
}

interface Kills {
  /** Of places. */
  most: number
  chance: Chance
  say(line: string): void
  onDeath(point: string): void
}

export async function runKills({
  most,
  chance,
  say,
  onDeath,
}: Kills): Promise<Mistakes & { deaths: string[]; missed: string[] }> {
  useBuiltServer()
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-billing-'))
  const port = await freePort()
  let fake: FakeStripe
  const mortal = createMortal(folder, port, () => fake, onDeath)
  const send = (url: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
    mortal.insist(async () => {
      const { status } = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience_ms) })
      if (status >= 500) throw new Error(`The event was answered ${status}.`)
      return status
    })
  fake = await startFakeStripe({ send })
  const console_api = new Caller(`http://127.0.0.1:${port}`)
  try {
    const [administrator = '', ...buyers] = await prepare(folder)
    console_api.token = administrator
    await mortal.begin()
    const plans: string[] = []
    for (const [name, amount] of [
      ['Starter', 2_900],
      ['Studio', 9_900],
    ] as const)
      plans.push(
        (await console_api.must('POST', '/v1/plans', { name, limits: { sites: 3 }, prices: [price(amount)] })).id,
      )
    await console_api.must('POST', '/v1/installation/billing-setup')
    await mortal.stop()
    const next = () => live({ mortal, fake, plans, console_api, token: buyers.shift() ?? '' })

    const list = join(folder, 'points')
    const reached = () => (existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [])
    await mortal.begin(`list:${list}`)
    const before = new Set(reached())
    await next()
    await mortal.stop()
    const points = reached().filter(name => name.includes(' commit ') && !before.has(name))
    for (const one of needed) if (!points.some(point => one.test(point))) throw new Error(`No point like ${one}.`)
    mortal.points.push(...sortPoints(points, chance).slice(0, most))
    const planned = [...mortal.points]

    await mortal.begin()
    while (mortal.isArmed()) {
      const before = mortal.deaths.length
      await next()
      if (mortal.deaths.length === before) await mortal.skip()
    }
    await next()
    await mortal.stop()
    const installation = await openInstallation(readConfig({ DATA_DIR: folder }), { log: createLog('silent') })
    try {
      const found = await judge({ fake, installation }, say)
      fake.assertNoFaults()
      return { ...found, deaths: mortal.deaths, missed: planned.filter(point => !mortal.deaths.includes(point)) }
    } finally {
      await installation.close()
    }
  } finally {
    await mortal.kill()
    await fake.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
