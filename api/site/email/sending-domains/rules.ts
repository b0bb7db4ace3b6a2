/** Which key signs the email of a sender, and what follows from a look at DNS; other features call these. */
import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'
import { readKey } from './keys.ts'
import { returnHost } from './records.ts'
import * as store from './store.ts'
import { type RecordFindings, type RecordPurpose, recordPurposes } from './table.ts'

type Db = Handle<'site'>

/** Sending of a domain: its key, and its return path. */
export interface DomainSetup {
  dkim: DkimKey
  /** Host of the return path; null: the installation's own domain. */
  return_host: string | null
}

const unwrapped = new WeakMap<Buffer, Map<string, KeyObject>>()

/** Signing with a text takes far longer: it is parsed each time. */
function keyOf(siteKey: Buffer, wrapped: string): KeyObject {
  const known = unwrapped.get(siteKey) ?? new Map<string, KeyObject>()
  unwrapped.set(siteKey, known)
  const key = known.get(wrapped) ?? createPrivateKey(readKey(siteKey, wrapped))
  known.set(wrapped, key)
  return key
}

/** By domain: those of which DNS has the key. */
export async function sendingOfDomains(db: Db, siteKey: Buffer): Promise<Record<string, DomainSetup>> {
  const rows = await store.verifiedDomains(db)
  return Object.fromEntries(
    rows.map(({ domain, selector, private_key, has_return_path }) => [
      domain,
      {
        dkim: { domain, selector, private_key: keyOf(siteKey, private_key) },
        return_host: has_return_path ? returnHost(domain) : null,
      },
    ]),
  )
}

/** Bounces go on to come back to the domain while DNS gives no answer. */
const returnsTo = ({ has_return_path }: store.DomainRow, { return_path }: RecordFindings): boolean =>
  return_path?.status === 'unknown' ? has_return_path : return_path?.status === 'found'

/** DNS that gives no answer breaks nothing, and mends nothing. */
function brokenOf({ seen: former, broken, verified_at }: store.DomainRow, seen: RecordFindings): RecordPurpose[] {
  return recordPurposes.filter(purpose => {
    const { status } = seen[purpose] ?? {}
    if (status === 'unknown') return broken.includes(purpose)
    const isVerified = purpose === 'dkim' && verified_at !== null
    const wasRight = isVerified || former[purpose]?.status === 'found' || broken.includes(purpose)
    return wasRight && (status === 'missing' || status === 'different')
  })
}

/** What a look that nobody asked for keeps of the last: what DNS gave no answer to. */
export function withFormer({ seen: former }: store.DomainRow, seen: RecordFindings): RecordFindings {
  const kept = recordPurposes.flatMap(purpose => {
    const now = seen[purpose]
    return now ? [[purpose, now.status === 'unknown' ? (former[purpose] ?? now) : now] as const] : []
  })
  return Object.fromEntries(kept)
}

/** What a look at DNS changes: a key that is found signs from then on, and the next one takes over without a gap. */
export function afterCheck(row: store.DomainRow, seen: RecordFindings, now: number): Partial<store.DomainRow> {
  const broken = brokenOf(row, seen)
  const broken_at = broken.some(purpose => !row.broken.includes(purpose)) ? now : row.broken_at
  const common = { seen, broken, broken_at, checked_at: now, has_return_path: returnsTo(row, seen) }
  if (seen.dkim_next?.status === 'found' && row.next_selector && row.next_private_key && row.next_public_key) {
    const { dkim_next: dkim, ...rest } = seen
    return {
      ...common,
      seen: { ...rest, dkim },
      broken: common.broken.filter(purpose => purpose !== 'dkim'),
      selector: row.next_selector,
      private_key: row.next_private_key,
      public_key: row.next_public_key,
      ...{ next_selector: null, next_private_key: null, next_public_key: null },
      verified_at: row.verified_at ?? now,
    }
  }
  return seen.dkim?.status === 'found' ? { ...common, verified_at: row.verified_at ?? now } : common
}

export const findSendingDomain = store.findDomain

/** What became of a probe that came back; false where the domain is gone or none was sent. */
export async function recordProbe(tx: Db, id: string, verdict: string, now: number): Promise<boolean> {
  const row = await store.findDomain(tx, id)
  if (row?.probe_status !== 'sent') return false
  const passed = verdict === 'pass'
  await store.saveDomain(tx, id, {
    probe_status: passed ? 'passed' : 'failed',
    probe_reason: passed ? null : verdict,
    probed_at: now,
  })
  return true
}
