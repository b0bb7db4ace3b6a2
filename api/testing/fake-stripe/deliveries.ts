/** Events on their way to webhook endpoints: signed at each attempt, tried again for three days, in bad order when a test wants it. */
import type Stripe from 'stripe'
import type { Clock } from './clock.ts'
import { sign } from './signature.ts'
import { getSecrets, isListening, toPayload } from './webhook-endpoints.ts'
import type { World } from './world.ts'

/** Seconds from an attempt to the next; then it is given up, three days after the first. */
const RETRIES = [300, 1_800, 7_200, 18_000, 36_000, ...Array<number>(4).fill(43_200)]
const TIMEOUT_MS = 20_000

export interface Delivery {
  event: Stripe.Event
  endpoint: Stripe.WebhookEndpoint
  world: World
  /** Answers; zero for an attempt that got none. */
  attempts: number[]
  state: 'waiting' | 'delivered' | 'failed'
}

export interface DeliveryOptions {
  /** Copies of each event. */
  times: number
  /** Seconds on the fake's clock before the first attempt. */
  delay: number
  /** First attempts that are lost on the way. */
  lost: number
  /** The webhook arrives before the answer of the call that caused it. */
  isBeforeAnswer: boolean
}

export type Send = (url: string, request: { headers: Record<string, string>; body: string }) => Promise<number>

async function post(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  await response.arrayBuffer()
  return response.status
}

export function createDeliveries(
  clock: Clock,
  { send = post, receiverClock }: { send?: Send; receiverClock: { now(): number } },
) {
  const options: DeliveryOptions = { times: 1, delay: 0, lost: 0, isBeforeAnswer: false }
  const all: Delivery[] = []
  let queue: Delivery[] = []
  let isHeld = false
  let running: Promise<void> | undefined

  async function attempt(delivery: Delivery): Promise<void> {
    const { event, endpoint, world, attempts } = delivery
    const isLost = attempts.length < options.lost
    const body = toPayload(event, endpoint)
    const signature = sign(body, getSecrets(world, endpoint.id), Math.floor(receiverClock.now() / 1_000))
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }
    const status = isLost ? 0 : await send(endpoint.url, { headers, body }).catch(() => 0)
    attempts.push(status)
    if (status >= 200 && status < 300) {
      delivery.state = 'delivered'
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1)
    } else retry(delivery)
  }

  function retry(delivery: Delivery): void {
    const wait = RETRIES[delivery.attempts.length - 1]
    if (wait === undefined) delivery.state = 'failed'
    else schedule(delivery, wait)
  }

  function schedule(delivery: Delivery, seconds: number): void {
    const name = `deliver ${all.indexOf(delivery)}`
    clock.schedule(name, clock.seconds() + seconds, () => {
      queue.push(delivery)
      return settle()
    })
  }

  async function drain(): Promise<void> {
    while (queue.length > 0 && !isHeld) {
      const [next] = queue.splice(0, 1)
      if (next) await attempt(next)
    }
  }

  /** Sends all that waits and is not held. */
  async function settle(): Promise<void> {
    while (running) await running
    if (queue.length === 0 || isHeld) return
    running = drain().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    options,
    /** All that were ever made. */
    all,
    settle,
    /** Before the answer of a call, unless it was made by somebody who receives an event. */
    async settleBeforeAnswer(): Promise<void> {
      if (options.isBeforeAnswer && !running) await settle()
    },
    /** To the endpoints of the world; those for connected accounts get what has an account. */
    enqueue(world: World, event: Stripe.Event): void {
      const isConnect = event.account !== undefined
      const endpoints = world.webhook_endpoints
        .all()
        .filter(({ id }) => world.connectEndpoints.has(id) === isConnect)
        .filter(row => isListening(row, event.type))
      for (const endpoint of endpoints) {
        event.pending_webhooks++
        for (let copy = 0; copy < options.times; copy++) {
          const delivery: Delivery = { event, endpoint, world, attempts: [], state: 'waiting' }
          all.push(delivery)
          if (options.delay > 0) schedule(delivery, options.delay)
          else queue.push(delivery)
        }
      }
    },
    /** Keeps back what is due, so that it can be released in another order. */
    hold(): void {
      isHeld = true
    },
    async release(order: (waiting: Delivery[]) => Delivery[] = waiting => waiting): Promise<void> {
      isHeld = false
      queue = order(queue)
      await settle()
    },
  }
}
