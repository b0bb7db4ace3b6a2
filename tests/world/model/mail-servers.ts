/** Servers of readers: most take every mail, some refuse it for good. */
import { suppress } from './suppressions.ts'
import { addressKey, type Person, type World } from './world.ts'

/** `unknown_user`: nobody has the address there, which is a bounce; `content`: this mail is not wanted, and another may be. */
export const refusals = ['unknown_user', 'content'] as const
export type Refusal = (typeof refusals)[number]

/** More in a row count as a bounce, unless nobody else is reached either: the server then takes mail again. */
const CONTENT_MAX = 2

/** Whether the next mail is refused, and why. */
export function refusalOf(world: World, email: string): Refusal | null {
  const server = world.refusing.get(addressKey(email))
  if (!server || (server.refusal === 'content' && server.refused >= CONTENT_MAX)) return null
  return server.refusal
}

export function setRefusal(world: World, email: string, refusal: Refusal | null): void {
  const refused = world.refusing.get(addressKey(email))?.refused ?? 0
  world.refusing.set(addressKey(email), { refusal, refused })
}

/** Whether the server puts mail off, as one does that has too much to do. */
export const isBusy = (world: World, email: string): boolean =>
  (world.busy.get(addressKey(email)) ?? 0) > world.now && refusalOf(world, email) !== 'unknown_user'

/** A mail comes to the server. */
export function refuse(world: World, email: string): Refusal | null {
  const refusal = refusalOf(world, email)
  const server = world.refusing.get(addressKey(email))
  if (server && refusal === 'content') server.refused += 1
  return refusal
}

/** Whether the server takes a mail: nothing is mailed any more to an address that bounces. */
export function isTaken(world: World, { email }: Person): boolean {
  const refusal = refuse(world, email)
  if (refusal === 'unknown_user') suppress(world, `bounce of ${email}`, email, 'hard_bounce')
  return refusal === null
}
