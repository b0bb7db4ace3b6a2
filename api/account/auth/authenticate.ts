/** From the Authorization header to the actor: a session token or an API key, looked up on every request. */

import type { Clock } from '../../platform/clock.ts'
import type { Databases } from '../../platform/database/databases.ts'
import type { Authenticate } from '../../platform/route.ts'
import { actorOfKey, markUsed } from '../api-keys/rules.ts'
import { actorOfSession } from './rules.ts'

const used_every_ms = 60_000

export function authenticator(databases: Databases, clock: Clock): Authenticate {
  return async authorization => {
    const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) return null
    if (token.startsWith('lw_session_')) {
      return databases.control.read(db => actorOfSession(db, token, clock.now()))
    }
    if (!token.startsWith('lw_key_')) return null
    const found = await databases.control.read(db => actorOfKey(db, token))
    if (!found) return null
    const now = clock.now()
    if (found.actor.kind === 'api_key' && (found.last_used_at ?? 0) < now - used_every_ms) {
      const { api_key_id } = found.actor
      await databases.control.write(tx => markUsed(tx, api_key_id, now))
    }
    return found.actor
  }
}
