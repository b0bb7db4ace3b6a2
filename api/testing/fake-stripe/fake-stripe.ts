/** A Stripe of our own on a port: its objects live in memory, on a clock that a test advances. README.md says how to use it. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { type Clock, systemClock } from '../../platform/runtime/clock.ts'
import { describeFault, judgeObject } from '../stripe-contract/judge.ts'
import { answerBrowser } from './browser-api.ts'
import { createBuyer } from './buyer.ts'
import { createClock } from './clock.ts'
import { createDeliveries, type Send } from './deliveries.ts'
import { createIdempotency } from './idempotency.ts'
import { createKeys, type Keys } from './keys.ts'
import { createOutages } from './outages.ts'
import { type CallRecord, createFakeServer } from './server.ts'
import { rollSecret } from './webhook-endpoints.ts'
import { defaultSettings, type Settings, type World } from './world.ts'
import { createWorlds, PLATFORM } from './worlds.ts'

export interface FakeStripeOptions {
  port?: number
  /** Milliseconds; the fake's clock stands there. */
  start?: number
  settings?: Partial<Settings>
  keys?: Keys
  /** Ids are made from it: with the same, the same calls make the same ids. */
  seed?: string
  /** In the place of HTTP, for an app that is in memory. */
  send?: Send
  /** `t` of signatures: the clock that the receiver compares it with. */
  receiverClock?: Clock
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

export async function startFakeStripe(options: FakeStripeOptions = {}) {
  const { port = 0, seed = randomUUID(), send, receiverClock = systemClock } = options
  const { start = receiverClock.now() } = options
  const secrets: Keys = options.keys ?? {
    test: 'sk_test_fake51HqLyjWDarjtT1zdp7dc',
    live: 'sk_live_fake51HqLyjWDarjtT1zdp7dc',
  }
  const faults: string[] = []
  const calls: CallRecord[] = []
  const clock = createClock(start)
  const settings = { ...defaultSettings, ...options.settings }
  const deliveries = createDeliveries(clock, { send, receiverClock })
  const report = (fault: string) => void faults.push(fault)
  let origin = ''

  function onEvent(world: World, event: Stripe.Event): void {
    for (const fault of judgeObject(event.data.object as { object: string }))
      report(`event ${event.type}: ${describeFault(fault)}`)
    if (world.account !== PLATFORM) event.account = world.account
    deliveries.enqueue(worlds.platform(world.livemode), event)
  }
  const worlds = createWorlds({ clock, settings, seed, origin: () => origin, onEvent })
  const keys = createKeys(secrets, worlds)
  const outages = createOutages(clock)
  const server = createFakeServer({
    keys,
    idempotency: createIdempotency(clock),
    outages,
    calls,
    report,
    beforeAnswer: deliveries.settleBeforeAnswer,
    afterAnswer: () => void deliveries.settle(),
    other: (request, response, body) =>
      answerBrowser([worlds.platform(false), worlds.platform(true)], request, response, body),
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: actualPort } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${actualPort}`
  const [world, live_world] = [worlds.platform(false), worlds.platform(true)]

  return {
    origin,
    /** For the constructor of the library. */
    client: { host: '127.0.0.1', port: actualPort, protocol: 'http' as const, telemetry: false },
    keys: secrets,
    publishableKey: 'pk_test_fake51HqLyjWDarjtT1zdp7dc',
    /** The platform's objects in test mode, to look at. */
    world,
    settings,
    /** Calls that no correct program makes, and answers that Stripe would not give. Empty at the end of a test. */
    faults,
    assertNoFaults(): void {
      if (faults.length > 0) throw new Error(`Not as Stripe's contract says:\n${faults.join('\n')}`)
    },
    /** The faults so far, which are expected. */
    takeFaults: (): string[] => faults.splice(0),
    calls,
    clock: {
      now: clock.now,
      seconds: clock.seconds,
      async advance(milliseconds: number): Promise<void> {
        await deliveries.settle()
        await clock.advance(milliseconds, deliveries.settle)
      },
    },
    buyer: createBuyer(() => world, deliveries.settle),
    /** The same in live mode. */
    live: { world: live_world, buyer: createBuyer(() => live_world, deliveries.settle) },
    deliveries,
    fail: outages.fail,
    goDown: outages.goDown,
    recover: outages.clear,
    revokeKey: keys.revoke,
    rollSecret: (endpoint: string): string => rollSecret(world, endpoint),
    /** Another account of the platform's, for `Stripe-Account`. */
    addAccount(id = `acct_1${randomUUID().replaceAll('-', '').slice(0, 15)}`): string {
      worlds.add(id)
      return id
    },
    /** An event that Stripe may send although it is not for us: of the other mode, of another account. */
    sendEvent(
      type: string,
      object: object,
      { livemode = false, account }: { livemode?: boolean; account?: string } = {},
    ) {
      const event = {
        id: world.newId('evt_'),
        object: 'event',
        api_version: null,
        created: clock.seconds(),
        data: { object },
        livemode,
        pending_webhooks: 0,
        request: { id: null, idempotency_key: null },
        type,
        ...(account && { account }),
      } as unknown as Stripe.Event
      deliveries.enqueue(world, event)
      return deliveries.settle()
    },
    async close(): Promise<void> {
      server.close()
      server.closeAllConnections()
      await deliveries.settle()
    },
  }
}
