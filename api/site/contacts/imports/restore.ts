/** Undoing an import for a lead: restores each value that is still the imported one. Pure. */

import { foldCase } from '../../../platform/texts/fold.ts'
import { type ConsentRow, withoutClaims } from '../consents/rules.ts'
import type { ValueRow } from '../custom-fields/rules.ts'
import type { OwnField } from '../lead-records/fields.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import type { Before } from './statuses.ts'

export interface LeadRestoration {
  lead: LeadRow
  own: Partial<Pick<LeadRow, OwnField>>
  put: ValueRow[]
  /** Fields that had no value before. */
  drop: string[]
  /** The import had subscribed it, and nothing has been decided since. */
  unsubscribes: boolean
  /** How it stood before a withdrawal of the file, after which nothing has been decided. */
  stood: Pick<LeadRow, 'mailability' | 'unsubscribed_at'> | null
  /** All that returns. */
  fields: string[]
  /** Somebody changed something since: that stays. */
  has_kept: boolean
}

/** `ledger`: of the lead, the newest entry first. */
export function restore(
  lead: LeadRow,
  before: Before,
  { values, ...consents }: { values: readonly ValueRow[]; ledger: readonly ConsentRow[]; taken: TakenBack },
): LeadRestoration {
  const restored: LeadRestoration = {
    ...{ lead, own: {}, put: [], drop: [], fields: [] },
    ...{ unsubscribes: false, stood: null, has_kept: false },
  }
  for (const [name, [was, became]] of Object.entries(before.own ?? {})) {
    const field = name as OwnField
    if (lead[field] === became) {
      Object.assign(restored.own, { [field]: was })
      restored.fields.push(name)
    } else if (lead[field] !== was) restored.has_kept = true
  }
  for (const [field_id, [was, became]] of Object.entries(before.custom ?? {})) {
    const now = values.find(value => value.field_id === field_id)
    if (now?.text === became[0] && now.number === became[1]) {
      if (was === null) restored.drop.push(field_id)
      else restored.put.push({ lead_id: lead.id, field_id, text: was[0], text_key: keyOf(was[0]), number: was[1] })
      restored.fields.push(field_id)
    } else if (now?.text !== was?.[0] || now?.number !== was?.[1]) restored.has_kept = true
  }
  restoreSubscription(restored, before, consents)
  return restored
}

/** One of each lead: several rows of a file may be about the same one. */
export function joinByLead(restored: readonly LeadRestoration[]): LeadRestoration[] {
  const all = Map.groupBy(restored, ({ lead }) => lead.id)
  return [...all.values()].map(some =>
    some.reduce((one, other) => ({
      lead: one.lead,
      own: { ...one.own, ...other.own },
      put: [...one.put, ...other.put],
      drop: [...one.drop, ...other.drop],
      unsubscribes: one.unsubscribes || other.unsubscribes,
      stood: other.stood ?? one.stood,
      fields: [...one.fields, ...other.fields],
      has_kept: one.has_kept || other.has_kept,
    })),
  )
}

type MailState = Pick<LeadRow, 'mailability' | 'unsubscribed_at'>

/** How leads stood before each entry that imports have taken back since, by its id. */
export type TakenBack = ReadonlyMap<string, MailState>

const neverLeft = (mailability: LeadRow['mailability']): MailState => ({ mailability, unsubscribed_at: null })

export const neverSubscribed = neverLeft('unsubscribed')

/** The entry of the ledger by which a row decided, and how its lead stood before. Null of rows of earlier releases, which did not note it. */
export function decisionOf({
  subscribed,
  consent_id,
  withdrawn,
}: Before): { id: string | null; stood: MailState } | null {
  if (withdrawn) {
    const { entry_id, ...stood } = withdrawn
    return { id: entry_id, stood }
  }
  if (!subscribed && consent_id === undefined) return null
  return { id: consent_id ?? null, stood: neverLeft(subscribed ? 'unsubscribed' : 'subscribed') }
}

/**
 * Only where the last word is the import's own, not counting what other imports have taken back: beneath it each of those gives
 * way to what was before it, and a withdrawal of the person stays, such as one that came by a merge.
 */
function restoreSubscription(
  restored: LeadRestoration,
  before: Before,
  { ledger, taken }: { ledger: readonly ConsentRow[]; taken: TakenBack },
): void {
  const { lead } = restored
  const own = decisionOf(before)
  if (!own) return
  const said = withoutClaims(ledger.toReversed())
    .filter(({ method }) => method !== 'import_undone')
    .reverse()
  const first = said.findIndex(({ id }) => !taken.has(id))
  const [last, ...beneath] = first < 0 ? [] : said.slice(first)
  const isOwn = own.id === null ? last?.method === 'import' : last?.id === own.id
  const subscribed = lead.mailability === 'subscribed'
  if (!isOwn || (before.withdrawn && subscribed)) {
    restored.has_kept ||= before.withdrawn !== undefined || (before.subscribed === true && subscribed)
    return
  }
  const stood = stoodBefore(own.stood, beneath, taken)
  if (!before.withdrawn) restored.unsubscribes = subscribed && stood.mailability === 'unsubscribed'
  else if (stood.unsubscribed_at === null) restored.stood = stood
  else restored.has_kept = true
}

function stoodBefore(own: MailState, beneath: readonly ConsentRow[], taken: TakenBack): MailState {
  let stood = own
  for (const entry of beneath) {
    const earlier = taken.get(entry.id)
    if (!earlier) {
      const left = entry.type === 'withdrawn' && stood.unsubscribed_at === null
      return left ? { mailability: 'unsubscribed', unsubscribed_at: entry.at } : stood
    }
    stood = earlier
  }
  return stood
}

const keyOf = (text: string | null): string | null => (text === null ? null : foldCase(text))
