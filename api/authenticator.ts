/** From the Authorization header to the actor: a session token or an API key, looked up on every request. */

import { actorOfKey, markUsed } from './account/api-keys/rules.ts'
import { actorOfSession, markSessionUsed } from './account/auth/rules.ts'
import type { Handle } from './platform/database/handle.ts'
import type { Installation } from './platform/features/context.ts'
import type { Authenticate } from './platform/routing/route.ts'

const used_every_ms = 60_000

export function authenticator({
  databases,
  clock,
  knownCallers,
}: Pick<Installation, 'databases' | 'clock' | 'knownCallers'>): Authenticate {
  /** Reading goes on while nothing can be written, as on a full disk. */
  const note = async (last_used_at: number | null, mark: (tx: Handle<'control'>, now: number) => Promise<void>) => {
    const now = clock.now()
    if ((last_used_at ?? 0) >= now - used_every_ms) return
    await databases.control.write(tx => mark(tx, now)).catch(() => undefined)
  }
  const authenticate: Authenticate = async authorization => {
    const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? '')?.[1]
    if (token?.startsWith('lw_session_')) {
      const found = await databases.control.read(db => actorOfSession(db, token, clock.now()))
      if (found) await note(found.last_used_at, (tx, now) => markSessionUsed(tx, found.actor.session_id, now))
      return found?.actor ?? null
    }
    if (!token?.startsWith('lw_key_')) return null
    const found = await databases.control.read(db => actorOfKey(db, token, clock.now()))
    if (found) await note(found.last_used_at, (tx, now) => markUsed(tx, found.actor.api_key_id, now))
    return found?.actor ?? null
  }
  return async authorization => {
    const actor = await authenticate(authorization)
    if (authorization !== undefined) knownCallers.note(authorization, actor)
    return actor
  }
}
