/**
 * Several may say of one address that it gets no email, one after the other. The strongest holds; the weaker ones are covered
 * by it, and hold again once it ends, so that taking back what one has said leaves what the others said.
 */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import { forgetLeadsSoFar } from '../../../platform/features/housekeeping.ts'
import { noteLeads } from '../../contacts/lead-records/rules.ts'
import { personHash } from '../../contacts/mailability/rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>
type Reason = store.SuppressionReason

const strengths: Record<Reason, number> = { manual: 0, unsubscribed: 1, complaint: 2, hard_bounce: 3 }

export const isStronger = (reason: Reason, than: Reason): boolean => strengths[reason] > strengths[than]

type SuppressionFacts = Pick<store.SuppressionRow, 'id' | 'reason' | 'operation_id' | 'covered_by' | 'removed_at'>

/** What was said of one address and not taken back. */
interface Address {
  present: SuppressionFacts | undefined
  said: SuppressionFacts[]
}

/**
 * Only an import can be taken back, so only what others say of its addresses has to be kept. A bounce says nothing of the person:
 * beside it their own word is kept, which holds for their other addresses too.
 */
function addsNothing({ present, said }: Address, row: Pick<store.NewSuppression, 'reason' | 'operation_id'>): boolean {
  const isOfBounce = ({ reason }: Pick<SuppressionFacts, 'reason'>): boolean => reason === 'hard_bounce'
  const isComparable = (one: SuppressionFacts): boolean => isOfBounce(row) || !isOfBounce(one)
  if (present?.operation_id === null && isComparable(present)) return true
  return said.some(
    one => isComparable(one) && one.operation_id === row.operation_id && !isStronger(row.reason, one.reason),
  )
}

/** The addresses, by their keys; erased people who have come again are known by their hashes. */
async function readAddresses(tx: Db, email_keys: readonly string[]): Promise<Map<string, Address>> {
  const key = await store.hashingKey(tx)
  const keyOf = new Map(key ? email_keys.map(email_key => [personHash(key, email_key), email_key]) : [])
  const addresses = new Map<string, Address>()
  for (const { email_key, hash, ...row } of await store.listStanding(tx, email_keys, [...keyOf.keys()])) {
    const of = email_key ?? keyOf.get(hash ?? '') ?? ''
    const { present, said } = addresses.get(of) ?? { present: undefined, said: [] }
    const holds = row.removed_at === null && (!present || isStronger(row.reason, present.reason))
    addresses.set(of, { present: holds ? row : present, said: [...said, row] })
  }
  return addresses
}

/** Those that would be written; false of one that another covers. */
export async function pickNew<T extends Pick<store.NewSuppression, 'email_key' | 'reason' | 'operation_id'>>(
  db: Db,
  rows: readonly T[],
): Promise<Map<T, boolean>> {
  const addresses = await readAddresses(db, [...new Set(rows.map(({ email_key }) => email_key ?? ''))])
  return new Map(
    rows.flatMap(row => {
      const address = addresses.get(row.email_key ?? '')
      const holds = !address?.present || isStronger(row.reason, address.present.reason)
      return holds || !addsNothing(address, row) ? [[row, holds] as const] : []
    }),
  )
}

interface RecordResult {
  id: string
  /** False: it is covered. */
  holds: boolean
}

/** Leaves out statements that add nothing. */
export async function recordSuppressions(
  tx: Db,
  rows: readonly store.NewSuppression[],
  emit: Emit,
): Promise<RecordResult[]> {
  const addresses = await readAddresses(tx, [...new Set(rows.map(({ email_key }) => email_key ?? ''))])
  const inserted: (store.NewSuppression & Pick<SuppressionFacts, 'covered_by' | 'removed_at'>)[] = []
  const covered: SuppressionFacts[] = []
  /** Addresses whose leads may show something else now. */
  const changed: (string | null)[] = []
  for (const given of rows) {
    const address = addresses.get(given.email_key ?? '') ?? { present: undefined, said: [] }
    const { present } = address
    const holds = !present || isStronger(given.reason, present.reason)
    if (!holds && addsNothing(address, given)) continue
    const row = { ...given, covered_by: holds ? null : present.id, removed_at: holds ? null : given.created_at }
    if (holds && present) {
      Object.assign(present, { covered_by: row.id, removed_at: row.created_at })
      if (!inserted.some(({ id }) => id === present.id)) covered.push(present)
    }
    inserted.push(row)
    // Beside a bounce it holds for whoever had the address before.
    if (holds || present.reason === 'hard_bounce') changed.push(row.email_key)
    addresses.set(given.email_key ?? '', { present: holds ? row : present, said: [...address.said, row] })
  }
  await store.setStanding(tx, covered)
  await store.insertSuppressions(tx, inserted)
  await noteAddresses(tx, changed, emit)
  return inserted.map(({ id, covered_by }) => ({ id, holds: covered_by === null }))
}

/**
 * What an ended one covered is covered by what covers that, or holds again, the strongest first. With the addresses that are
 * known of hashes, so that their leads are told of.
 */
export async function endSuppressions(
  tx: Db,
  ids: readonly string[],
  set: store.SuppressionEnd,
  emit: Emit,
  addressByHash: ReadonlyMap<string | null, string> = new Map(),
): Promise<void> {
  const ended = await store.endStanding(tx, ids, set)
  const parentOf = new Map(ended.map(({ id, covered_by }) => [id, covered_by]))
  const topOf = (id: string): string => {
    const parent = parentOf.get(id)
    return parent ? topOf(parent) : id
  }
  const uncovered = await store.coveredBy(tx, [...parentOf.keys()])
  const changed: SuppressionFacts[] = []
  for (const [top, rows] of Map.groupBy(uncovered, ({ covered_by }) => topOf(covered_by ?? ''))) {
    if (!parentOf.has(top)) {
      changed.push(...rows.map(row => ({ ...row, covered_by: top })))
      continue
    }
    const [first, ...rest] = rows.toSorted((a, b) => strengths[b.reason] - strengths[a.reason])
    if (first) changed.push({ ...first, covered_by: null, removed_at: null })
    changed.push(...rest.map(row => ({ ...row, covered_by: first?.id ?? null })))
  }
  await store.setStanding(tx, changed)
  await noteAddresses(
    tx,
    ended.map(({ email_key, hash }) => email_key ?? addressByHash.get(hash) ?? null),
    emit,
  )
}

/** The leads with these addresses show whether they are suppressed; whose address is a hash is found by nobody. */
async function noteAddresses(tx: Db, email_keys: readonly (string | null)[], emit: Emit): Promise<void> {
  if (email_keys.length === 0) return
  if (email_keys.includes(null)) return forgetLeadsSoFar(tx)
  await noteLeads(tx, store.leadsWithAddresses(email_keys), ['suppression'], emit)
}

/** The suppression, with all that it covers: somebody means the address. */
export async function removeWholly(tx: Db, id: string, set: store.SuppressionEnd, emit: Emit): Promise<void> {
  await endSuppressions(tx, [id, ...(await store.allCoveredBy(tx, id))], set, emit)
}

/** Of a person's address and of what is known of them from before one holds, since both are about to be their hash. It covers all else. */
export async function coverRivals(
  tx: Db,
  people: readonly (readonly [email_key: string, hash: string])[],
): Promise<void> {
  const strongerOf = new Map<string, SuppressionFacts>()
  const changed = (await store.findRivals(tx, people)).map(([own, before]) => {
    const [weaker, stronger] = isStronger(before.reason, own.reason) ? [own, before] : [before, own]
    strongerOf.set(weaker.id, stronger)
    return { ...weaker, covered_by: stronger.id, removed_at: stronger.created_at }
  })
  const beneath = (await store.coveredBy(tx, [...strongerOf.keys()])).map(row => ({
    ...row,
    covered_by: strongerOf.get(row.covered_by ?? '')?.id ?? row.covered_by,
  }))
  await store.setStanding(tx, [...changed, ...beneath])
}
