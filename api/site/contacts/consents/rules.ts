/** Writing and reading the consent ledger, for other features to call. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { idAtPlace, placeOfId } from '../../../platform/runtime/ids.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { consentMethods, withdrawalCauses } from './ledger-table.ts'
import * as store from './store.ts'

/** For joins. */
export { consents } from './ledger-table.ts'
export {
  type ConsentRow,
  consentsFeature,
  latestConsent,
  latestEntries,
  latestGiven,
  latestWithdrawals,
  moveConsents,
  ownConsents,
  readLedgers as ledgersOf,
  replaceInConsentTexts,
  replacePeople,
} from './store.ts'
export {
  type ConsentText,
  findConsentText,
  findOnlyConsentText,
  keepConsentText,
  removeConsentTexts,
} from './texts-store.ts'
export type ConsentMethod = (typeof consentMethods)[number]
export type WithdrawalCause = (typeof withdrawalCauses)[number]

type Db = Handle<'site'>
export interface NewConsent {
  lead_id: string
  /** The text as the person saw it. */
  text: string
  text_version: number
  /** Where: a popup's id, `api`, `admin`. */
  place: string
  /** `import_undone`: what held before a withdrawal that an import had brought. */
  method: ConsentMethod | 'import_undone'
  page_url: string | null
  locale: Locale | null
  ip?: string | null
  /** When it was given elsewhere; now by default. */
  at?: number | null
}

/** Nothing that is stated has happened later than now. */
const pastMoment = (at: number | null | undefined, now: number): number => Math.min(at ?? now, now)

/** Appends that a lead has agreed; answers the entry. */
export async function recordConsent(
  tx: Db,
  given: NewConsent,
  context: WriteContext,
): Promise<{ id: string; at: number }> {
  const row = {
    ...given,
    id: context.newId('consent'),
    type: 'given' as const,
    ip: given.ip ?? null,
    email_id: null,
    at: pastMoment(given.at, context.now()),
  }
  await store.insertConsent(tx, row)
  return { id: row.id, at: row.at }
}

/** Where a withdrawal was made, by its cause. */
const places: Record<WithdrawalCause, string> = {
  link: 'email',
  one_click: 'email',
  journey: 'journey',
  manual: 'admin',
  import_undone: 'import',
  earlier_withdrawal: 'admin',
  import: 'import',
  api: 'api',
}

export interface NewWithdrawal {
  lead_id: string
  cause: WithdrawalCause
  email_id?: string | null
  /** When and how it was made elsewhere. */
  at?: number | null
  text?: string
}

/** Appends a withdrawal, which ends the lead's earlier consent; answers the entry. */
export async function recordWithdrawal(
  tx: Db,
  { lead_id, cause, email_id = null, at, text = '' }: NewWithdrawal,
  context: WriteContext,
): Promise<{ id: string; at: number }> {
  const row = {
    ...{ id: context.newId('consent'), lead_id, type: 'withdrawn' as const, text, text_version: 0 },
    ...{ place: places[cause], method: cause, page_url: null, locale: null, ip: null, email_id },
    at: pastMoment(at, context.now()),
  }
  await store.insertConsent(tx, row)
  return { id: row.id, at: row.at }
}

/** The lead's entries since another thing was made, oldest first. */
export const consentsSince = (db: Db, lead_id: string, id: string): Promise<store.ConsentRow[]> =>
  store.consentsAfter(db, lead_id, idAtPlace('consent', placeOfId(id)))

/**
 * Entries, oldest first, without what a form says of somebody who has left: the link that is mailed to them brings them back, and
 * nothing else. `has_left`: before the first one.
 */
export function withoutClaims(rows: readonly store.ConsentRow[], has_left = false): store.ConsentRow[] {
  let left = has_left
  return rows.filter(({ type, method }) => {
    const is_claim = left && type === 'given' && method !== 'double_opt_in' && method !== 'import_undone'
    if (!is_claim) left = type === 'withdrawn' && method !== 'import_undone'
    return !is_claim
  })
}

/** The withdrawals among entries, oldest first, without those that went with their imports. */
export function withdrawalsAmong(rows: readonly store.ConsentRow[]): store.ConsentRow[] {
  const said: store.ConsentRow[] = []
  for (const row of rows) {
    if (row.method !== 'import_undone') said.push(row)
    else while (said.at(-1)?.method === 'import') said.pop()
  }
  return said.filter(({ type }) => type === 'withdrawn')
}

/** By a file, which may be taken back; of what a person decides themselves nothing is. */
export const isImportedWithdrawal = ({ type, method }: store.ConsentRow): boolean =>
  type === 'withdrawn' && method === 'import'

/** The same of a consent. */
export const isImportedConsent = ({ type, method }: store.ConsentRow): boolean =>
  type === 'given' && method === 'import'

/** Appends withdrawals of one lead for another of the same person. */
export async function copyWithdrawals(
  tx: Db,
  withdrawals: readonly store.ConsentRow[],
  lead_id: string,
  { newId }: Pick<WriteContext, 'newId'>,
): Promise<void> {
  for (const row of withdrawals) await store.insertConsent(tx, { ...row, id: newId('consent'), lead_id })
}

/** The consent that holds once more as the last entry of this lead, where another one would be; answers the new entry. */
export async function repeatConsent(
  tx: Db,
  given: store.ConsentRow,
  lead_id: string,
  { newId }: Pick<WriteContext, 'newId'>,
): Promise<string | null> {
  const last = await store.latestConsent(tx, lead_id)
  if (last?.type === 'given') return null
  const id = newId('consent')
  await store.insertConsent(tx, { ...given, id, lead_id })
  return id
}

/** The entry that a send may cite; null where the lead never agreed, or has withdrawn since. */
export async function currentConsent(db: Db, lead_id: string): Promise<store.ConsentRow | null> {
  const row = await store.latestConsent(db, lead_id)
  return row?.type === 'given' ? row : null
}
