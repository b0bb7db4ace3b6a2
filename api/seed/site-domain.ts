/** The domain that the owner of a demo site has added, and has not led here yet. */
import { checkDomain } from '../account/domains/jobs.ts'
import { domainLimits } from '../account/domains/limits.ts'
import { insertDomain } from '../account/domains/store.ts'
import type { Handle } from '../platform/database/handle.ts'
import { restart } from '../platform/jobs/jobs.ts'

const hour_ms = 3_600_000

interface Of {
  id: string
  site_id: string
  host: string
  secret: string
  now: number
}

export async function addDomain(tx: Handle<'control'>, { id, site_id, host, secret, now }: Of): Promise<void> {
  const at = now - 5 * hour_ms
  const next_check_at = now + hour_ms
  await insertDomain(tx, {
    ...{ id, site_id, host, held_host: null, status: 'pending', reason: 'not_pointing' },
    ...{ proof: `leadwright-site=${secret.slice(0, 32)}`, addresses: [] },
    seen: { names: [], ipv4: [], ipv6: [], proof: [], loop: false },
    ...{ checks_until: at + domainLimits.domain_checks_hours * hour_ms, checked_at: now - hour_ms, next_check_at },
    ...{ verified_at: null, broken_at: null, notified_at: null, version: 1, created_at: at, updated_at: at },
  })
  await restart(tx, checkDomain, { subject_id: id, due_at: next_check_at }, now)
}
