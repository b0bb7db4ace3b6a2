/** Holds every answer of the tests against the contract of its endpoint, key for key: one that does not fit fails its test. */
import { isDeepStrictEqual } from 'node:util'
import type { Hono } from 'hono'
import type { Contract } from '../platform/features/contract.ts'
import type { Env } from '../platform/http/exchange.ts'
import { endpointOf } from './endpoint-of.ts'

/** The app, whose answers are checked from now on. */
export function fitting(app: Hono<Env>): Hono<Env> {
  const answer = app.fetch
  app.fetch = async (request, ...others) => {
    const response = await answer(request, ...others)
    const contract = endpointOf(request.method, new URL(request.url).pathname)
    const reason = contract && response.ok ? await unfit(contract, response) : undefined
    if (reason) throw new Error(`${contract?.operationId} does not answer as its contract says: ${reason}`)
    return response
  }
  return app
}

async function unfit(contract: Contract, response: Response): Promise<string | undefined> {
  if (response.status !== contract.status) return `status ${response.status} in place of ${contract.status}`
  const { headers } = response
  // What is packed is the same as what is not.
  const isReadable = headers.get('content-type') === 'application/json' && !headers.has('content-encoding')
  if (!contract.response || !isReadable) return undefined
  const body: unknown = await response.clone().json()
  const { data, error } = contract.response.safeParse(body)
  if (error) return error.issues.map(({ path, message }) => `/${path.join('/')} ${message}`).join(', ')
  return isDeepStrictEqual(data, body) ? undefined : `fields that it does not have in ${JSON.stringify(body)}`
}
