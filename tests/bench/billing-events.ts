/**
 * Events of Stripe over HTTP to the real process, 200 a second: verified, kept and answered, while what they name is fetched and
 * settled beside them. Floor: the signature and one insert. Both are measured in turns.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sync from 'libsql'
import { openBilledHarness } from '../../api/testing/billed-harness.ts'
import { sign } from '../../api/testing/fake-stripe/signature.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { percentile } from './parts/load.ts'
import { type PacedLoad, sendPaced } from './parts/paced.ts'

const per_second = 200
const goal_ms = 50
const accounts = 20
const connections = 64
const path = '/v1/public/stripe-events'
const types = {
  'customer.subscription.updated': 'subscription',
  'invoice.updated': 'invoice',
  'customer.updated': 'customer',
}

/** Accounts that pay, whose events come; the folder is the caller's to remove. */
async function prepare() {
  const shop = await openBilledHarness()
  const plan = await shop.newPlan('Starter')
  await shop.setUp()
  for (let at = 0; at < accounts; at++) {
    const { token } = await shop.newPerson(`buyer-${at}@example.com`)
    await shop.buy(plan, { token })
  }
  const { world } = shop.fake
  const [ids, secret] = [
    {
      subscription: world.subscriptions.all().map(({ id }) => id),
      invoice: world.invoices.all().map(({ id }) => id),
      customer: world.customers.all().map(({ id }) => id),
    },
    [...world.endpointSecrets.values()].at(-1)?.[0]?.secret ?? '',
  ]
  await shop.installation.close()
  return { shop, ids, secret }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
let sent = 0

function nextEvent({ ids, secret }: Prepared, to: string): Buffer {
  const [type, kind] = Object.entries(types)[sent % 3] ?? ['', 'customer']
  const known = ids[kind as keyof Prepared['ids']]
  const object = { id: known[sent % known.length] ?? '', object: kind, metadata: { filling: 'x'.repeat(2_000) } }
  const id = `evt_bench_${++sent}`
  const now = Math.floor(Date.now() / 1_000)
  const body = JSON.stringify({ id, object: 'event', type, created: now, livemode: false, data: { object } })
  const head = `POST ${to} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nStripe-Signature: ${sign(body, [secret], now)}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  return Buffer.from(head + body)
}

interface Answers {
  milliseconds: number[]
  wrong: number
  /** Of what was not answered 200. */
  statuses: Record<string, number>
  load: PacedLoad[]
}

async function send(
  prepared: Prepared,
  { port, to, seconds }: { port: number; to: string; seconds: number },
  all: Answers,
) {
  const load = await sendPaced({
    ...{ port, per_second, connections, milliseconds: seconds * 1_000 },
    next: () => ({ type: 'event', bytes: nextEvent(prepared, to) }),
    onAnswer({ status, milliseconds }) {
      if (status !== 200) {
        all.wrong++
        all.statuses[status] = (all.statuses[status] ?? 0) + 1
      }
      all.milliseconds.push(milliseconds)
    },
  })
  all.load.push(load)
}

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const prepared = await prepare()
  const { shop, secret } = prepared
  const [port, floorPort] = [await freePort(), await freePort()]
  const environment = {
    STRIPE_SECRET_KEY: shop.fake.keys.test,
    STRIPE_PUBLISHABLE_KEY: shop.fake.publishableKey,
    STRIPE_API_URL: shop.fake.origin,
    LOG_LEVEL: 'error',
  }
  const server = await startServer({ folder: shop.folder, port, environment, args: ['--empty'] })
  const floorServer = await startServer({
    folder: shop.folder,
    port: floorPort,
    program: join(import.meta.dirname, 'parts/billing-events-floor.ts'),
    args: [join(shop.folder, 'floor.db'), secret],
  })
  const ours: Answers = { milliseconds: [], wrong: 0, statuses: {}, load: [] }
  const floor: Answers = { milliseconds: [], wrong: 0, statuses: {}, load: [] }
  const warm_up: Answers = { milliseconds: [], wrong: 0, statuses: {}, load: [] }
  try {
    const seconds = small ? 2 : 5
    await send(prepared, { port: floorPort, to: '/events', seconds: 1 }, warm_up)
    await send(prepared, { port, to: path, seconds: 2 }, warm_up)
    for (let round = 0; round < 4; round++) {
      await send(prepared, { port: floorPort, to: '/events', seconds }, floor)
      await send(prepared, { port, to: path, seconds }, ours)
    }
    await server.stop()
    const [value, floorValue] = [percentile(ours.milliseconds, 0.95), percentile(floor.milliseconds, 0.95)]
    const counts = ours.load.reduce((sum, one) => ({ ...one, held_back: sum.held_back + one.held_back }))
    const errors = ours.wrong + ours.load.reduce((sum, one) => sum + one.errors, 0)
    yield {
      ...{ name: 'billing-events', unit: 'ms', value: round1(value), floor: round1(floorValue) },
      ...{
        ratio: Number((value / floorValue).toFixed(2)),
        per_second,
        p99_ms: round1(percentile(ours.milliseconds, 0.99)),
      },
      ...{
        events: ours.milliseconds.length,
        kept: countKept(shop.folder),
        held_back: counts.held_back,
        errors,
        statuses: ours.statuses,
      },
      ...{ own_delay_p99_ms: counts.own_delay_p99_ms, goal: goal_ms, reached: value <= goal_ms && errors === 0 },
    }
  } finally {
    await Promise.allSettled([server.stop(), floorServer.stop()])
    await shop.fake.close()
    await rm(shop.folder, { recursive: true, force: true })
  }
}

const round1 = (value: number): number => Number(value.toFixed(1))

function countKept(folder: string): number {
  const db = new Sync(join(folder, 'control.db'))
  const [row] = db.prepare(`SELECT count(*) AS number FROM payment_events WHERE stripe_id LIKE 'evt_bench_%'`).all()
  db.close()
  return (row as { number: number }).number
}
