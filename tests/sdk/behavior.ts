/** The context of a behavior, and the two assertions that run everywhere. Only types are imported. */
import type * as Sdk from '@leadwright/sdk'
import type { Recorded } from './server.ts'

export interface Actors {
  sdk: typeof Sdk
  client: Sdk.Leadwright
  baseUrl: string
  /** A site's id that no other behavior uses; its first word tells the server how to answer. */
  site(behavior: string): string
  arrived(site_id: string): Promise<Recorded[]>
}

export type Behaviors = Record<string, (actors: Actors) => Promise<void>>

export function equal(actual: unknown, expected: unknown): void {
  const [left, right] = [text(actual), text(expected)]
  if (left !== right) throw new Error(`got ${left}, expected ${right}`)
}

const text = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (inner === undefined ? '(undefined)' : inner)) ?? '(undefined)'

/** What the promise was rejected with. */
export async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
