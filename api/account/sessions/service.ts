/** The endpoints on the caller's own sessions. */

import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { readUserAgent } from '../../platform/texts/user-agent.ts'
import { endSession, endSessionsOf, userIdOf } from '../auth/rules.ts'
import * as contract from './contract.ts'
import * as store from './store.ts'

const currentOf = (actor: Actor): string => (actor.type === 'user' ? actor.session_id : '')

const toOpenSession = (current_id: string) => (row: store.SessionRow) => {
  const { device, browser, platform } = readUserAgent(row.user_agent)
  return {
    id: row.id,
    device,
    browser: browser ?? null,
    platform: platform ?? null,
    country: row.country,
    current: row.id === current_id,
    created_at: toInstant(row.created_at),
    last_used_at: toInstant(row.last_used_at),
    expires_at: toInstant(row.expires_at),
  }
}

export const listSessions = query(contract.listSessions, async (db, { query: q }, { actor, now }) => {
  const rows = await store.pageOfSessions(db, userIdOf(actor), { ...listPage(q), now: now() })
  return page(q, rows, listKey(q), toOpenSession(currentOf(actor)))
})

export const deleteSession = action(contract.deleteSession, async (tx, { params }, { actor, now }) => {
  const row = await store.findSession(tx, userIdOf(actor), params.session_id, now())
  if (!row) throw problem('not_found')
  await endSession(tx, row.id)
})

export const deleteSessionsElsewhere = action(contract.deleteSessionsElsewhere, async (tx, _input, { actor }) => {
  await endSessionsOf(tx, userIdOf(actor), currentOf(actor))
})
