/** Calls that reached the fake, made again at stripe-mock: what it refuses, Stripe's published contract does not know. */
import type { CallRecord, SentCall } from '../../api/testing/fake-stripe/server.ts'
import { getVersion } from '../../api/testing/stripe-contract/published-contract.ts'
import { startStripeMock } from '../tools/stripe-mock.ts'

const AT_A_TIME = 8

export interface Replay {
  play(calls: readonly CallRecord[]): Promise<void>
  /** Of all calls so far: by operation, and those that were refused. */
  operations: ReadonlyMap<string, number>
  refusals: readonly string[]
  stop(): Promise<void>
}

export async function openReplay(): Promise<Replay> {
  const mock = await startStripeMock()
  const operations = new Map<string, number>()
  const refusals: string[] = []

  /** Why it is refused. */
  async function send({ method, path, body, version }: SentCall): Promise<string | undefined> {
    const response = await fetch(mock.origin + path, {
      method,
      headers: {
        authorization: `Bearer sk_test_123`,
        'stripe-version': version,
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(body !== '' && { body }),
    })
    const answer = await response.text()
    return response.ok ? undefined : `${response.status} ${answer}`
  }

  async function play(calls: readonly CallRecord[]): Promise<void> {
    const left = calls.values()
    const carryOn = async () => {
      for (const { operation, sent } of left) {
        operations.set(operation, (operations.get(operation) ?? 0) + 1)
        const refusal = await send(sent)
        if (refusal) refusals.push(`${operation} ${sent.path} ${sent.body}: ${refusal}`)
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, carryOn))
  }

  const version = getVersion()
  // Whether it looks at all: a parameter that nobody knows, and another version.
  for (const wrong of [
    { method: 'POST', path: '/v1/customers', body: 'invented=1', version },
    { method: 'POST', path: '/v1/customers', body: 'name=Ana', version: '2020-08-27' },
  ])
    if (!(await send(wrong))) throw new Error(`stripe-mock takes what is wrong: ${JSON.stringify(wrong)}`)
  return { play, operations, refusals, stop: mock.stop }
}
