/** Who may ask for a person's data, how an address is found again, and what stays after an erasure. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { lastingHash } from '../../platform/identity/secrets.ts'
import { problem } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import { personRequestLimits } from './limits.ts'
import { exportsWithAddress, findRequest, forgetEmail, type RequestRow } from './store.ts'

export const download_ms = personRequestLimits.person_export_days * 86_400_000

/** What tells nothing of a person any more, or must stay for their own sake. */
export const kept = [
  'suppressions: a keyed hash keeps email from an address that left or asked to be erased',
  'consents: what was agreed to and when, under the same hash',
  'counts: figures of campaigns, emails and journeys, without the person',
]

/** Whoever has some sites alone could not answer for the others. */
export function requireAllSites(rights: Rights | null): Rights {
  if (rights?.site_ids !== 'all') throw problem('not_permitted')
  return rights
}

export const hashOfEmail = (key: Buffer, email: string): string =>
  `person_${lastingHash(key, 'person-request', emailKey(email))}`

export async function existingRequest(db: Handle<'control'>, rights: Rights | null, id: string): Promise<RequestRow> {
  // Before anything is read, so that a refusal does not tell whether there is such a request.
  const { account_id } = requireAllSites(rights)
  const row = await findRequest(db, id)
  if (row?.account_id !== account_id) throw problem('not_found')
  return row
}

export function requireCompleted({ completed_at }: RequestRow): number {
  if (completed_at === null) throw problem('transition_not_allowed', { values: { status: 'running' } })
  return completed_at
}

export interface OpenExport {
  id: string
  email: string
  /** The sites that had the person when it was asked for. */
  found_at: string[]
  is_completed: boolean
}

/** Those that still name their person. */
export async function openExports(db: Handle<'control'>, account_id: string): Promise<OpenExport[]> {
  const rows = await exportsWithAddress(db, account_id)
  return rows.flatMap(({ id, email, results, completed_at }) => {
    const found = results.filter(({ outcome }) => outcome === 'found')
    const found_at = found.map(({ site_id }) => site_id)
    return email === null ? [] : [{ id, email, found_at, is_completed: completed_at !== null }]
  })
}

/** The person is erased: nothing can be downloaded any more. */
export async function forgetExports(tx: Handle<'control'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await forgetEmail(tx, id)
}
