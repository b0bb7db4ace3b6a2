/** Which key signs the email of a sender, and what follows from a look at DNS; other features call these. */
import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'
import { emailKey } from '../../../platform/schemas.ts'
import { readKey } from './keys.ts'
import { returnHost } from './records.ts'
import * as store from './store.ts'
import { type RecordKind, recordKinds, type Seen } from './table.ts'

type Db = Handle<'site'>

/** Sending of a domain: its key, and its return path. */
export interface DomainSending {
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
export async function sendingOfDomains(db: Db, siteKey: Buffer): Promise<Record<string, DomainSending>> {
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

/** The domain of an address, as sending domains are named. */
export const domainOf = (address: string): string => emailKey(address).slice(emailKey(address).lastIndexOf('@') + 1)

/** Bounces go on to come back to the domain while DNS gives no answer. */
const returnsTo = ({ has_return_path }: store.DomainRow, { return_path }: Seen): boolean =>
  return_path?.state === 'unknown' ? has_return_path : return_path?.state === 'found'

/** DNS that gives no answer breaks nothing, and mends nothing. */
function brokenOf({ seen: former, broken, verified_at }: store.DomainRow, seen: Seen): RecordKind[] {
  return recordKinds.filter(kind => {
    const { state } = seen[kind] ?? {}
    if (state === 'unknown') return broken.includes(kind)
    const isVerified = kind === 'dkim' && verified_at !== null
    const wasRight = isVerified || former[kind]?.state === 'found' || broken.includes(kind)
    return wasRight && (state === 'missing' || state === 'different')
  })
}

/** What a look that nobody asked for keeps of the last: what DNS gave no answer to. */
export function withFormer({ seen: former }: store.DomainRow, seen: Seen): Seen {
  const kept = recordKinds.flatMap(kind => {
    const now = seen[kind]
    return now ? [[kind, now.state === 'unknown' ? (former[kind] ?? now) : now] as const] : []
  })
  return Object.fromEntries(kept)
}

/** What a look at DNS changes: a key that is found signs from then on, and the next one takes over without a gap. */
export function afterCheck(row: store.DomainRow, seen: Seen, now: number): Partial<store.DomainRow> {
  const broken = brokenOf(row, seen)
  const broken_at = broken.some(kind => !row.broken.includes(kind)) ? now : row.broken_at
  const common = { seen, broken, broken_at, checked_at: now, has_return_path: returnsTo(row, seen) }
  if (seen.dkim_next?.state === 'found' && row.next_selector && row.next_private_key && row.next_public_key) {
    const { dkim_next: dkim, ...rest } = seen
    return {
      ...common,
      seen: { ...rest, dkim },
      broken: common.broken.filter(kind => kind !== 'dkim'),
      selector: row.next_selector,
      private_key: row.next_private_key,
      public_key: row.next_public_key,
      ...{ next_selector: null, next_private_key: null, next_public_key: null },
      verified_at: row.verified_at ?? now,
    }
  }
  return seen.dkim?.state === 'found' ? { ...common, verified_at: row.verified_at ?? now } : common
}

export const findSendingDomain = store.findDomain

/** What became of a probe that came back; false where the domain is gone or none was sent. */
export async function recordProbe(tx: Db, id: string, verdict: string, now: number): Promise<boolean> {
  const row = await store.findDomain(tx, id)
  if (row?.probe_state !== 'sent') return false
  const passed = verdict === 'pass'
  await store.saveDomain(tx, id, {
    probe_state: passed ? 'passed' : 'failed',
    probe_reason: passed ? null : verdict,
    probed_at: now,
  })
  return true
}
