/** A request and its certificate as the API tells them. */

import type { Handle } from '../../platform/database/handle.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { idsIn, namesOfActors } from '../activities/rules.ts'
import { download_ms, kept } from './rules.ts'
import type { RequestRow } from './store.ts'

const commonOf = (row: RequestRow, name: string | undefined) => ({
  id: row.id,
  type: row.type,
  requested_at: toInstant(row.requested_at),
  requested_by_id: row.requested_by,
  ...(name !== undefined && { requested_by_name: name }),
  sites: row.results.map(({ at, ...result }) => ({ ...result, at: toInstant(at) })),
})

export const toRequest = (row: RequestRow, name: string | undefined, now: number) => {
  const { completed_at, email } = row
  const until = row.type === 'export' && completed_at !== null ? completed_at + download_ms : undefined
  return {
    ...commonOf(row, name),
    status: completed_at === null ? ('running' as const) : ('completed' as const),
    site_count: row.site_ids.length,
    ...(email !== null && { email }),
    ...(completed_at !== null && { completed_at: toInstant(completed_at) }),
    ...(until !== undefined && until > now && { download_until: toInstant(until) }),
  }
}

export const toCertificate = (row: RequestRow, completed_at: number, name: string | undefined) => ({
  ...commonOf(row, name),
  completed_at: toInstant(completed_at),
  email_hash: row.email_hash,
  kept: row.type === 'erasure' ? kept : [],
})

/** Who asked, while they exist. */
export async function namesFor(db: Handle<'control'>, rows: readonly RequestRow[]): Promise<Map<string, string>> {
  const named = await namesOfActors(db, idsIn(rows.map(row => row.requested_by)))
  return new Map(named.map(({ id, name }) => [id, name]))
}
