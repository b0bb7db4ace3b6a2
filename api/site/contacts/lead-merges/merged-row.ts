/** The row that comes of two leads, and the rows that come of it again. Pure. */
import type { FilledField } from '../../../platform/features/lead-merge.ts'
import { ownFieldNames } from '../lead-records/fields.ts'
import { type LeadRow, originColumns, withKeys } from '../lead-records/rules.ts'

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

/** Columns of the result of verifying the address, and of its confirmation: they belong to the address that stays. */
const ofAddress = [
  'email',
  'email_validity',
  'email_score',
  'email_score_parts',
  'email_disposable',
  'email_free',
  'email_role_based',
  'email_checked_at',
  'confirmation',
  'confirmation_asked_at',
  'confirmed_at',
] as const satisfies (keyof LeadRow)[]
/** Where the person came from: of the lead that has it, the own first. */
const ofOrigin = Object.keys(originColumns) as (keyof typeof originColumns)[]

const copied = (columns: readonly (keyof LeadRow)[], row: LeadRow): Partial<LeadRow> =>
  Object.fromEntries(columns.map(name => [name, row[name]]))

/** Whether the other's value stays. */
export const isTaken = (own: unknown, other: unknown, isAsked: boolean): boolean =>
  other !== null && other !== undefined && (isAsked || own === null || own === undefined)

export function mergedRow(into: LeadRow, from: LeadRow, take: ReadonlySet<string>, now: number): LeadRow {
  const address = take.has('email') ? from : into
  const values = ownFieldNames.filter(name => isTaken(into[name], from[name], take.has(name)))
  const unsubscribed_at = latest(into.unsubscribed_at, from.unsubscribed_at)
  return withKeys({
    ...into,
    ...copied(ofAddress, address),
    ...copied(values, from),
    ...(ofOrigin.every(name => into[name] === null) && copied(ofOrigin, from)),
    mailability: unsubscribed_at === null ? address.mailability : 'unsubscribed',
    unsubscribed_at,
    last_activity_at: Math.max(into.last_activity_at, from.last_activity_at),
    last_contacted_at: latest(into.last_contacted_at, from.last_contacted_at),
    opens: into.opens + from.opens,
    clicks: into.clicks + from.clicks,
    last_opened_at: latest(into.last_opened_at, from.last_opened_at),
    last_clicked_at: latest(into.last_clicked_at, from.last_clicked_at),
    replies: into.replies + from.replies,
    last_replied_at: latest(into.last_replied_at, from.last_replied_at),
    updated_at: now,
    version: into.version + 1,
  })
}

/** What the person decided while the two were one. */
export interface MailDecision {
  /** Whether there was any decision about email. */
  any: boolean
  /** The last withdrawal. */
  withdrawn_at: number | null
  /** The person had the address of the lead that went: proofs and consents since belong to it. */
  atOther: boolean
}

type MailState = Pick<LeadRow, 'mailability' | 'unsubscribed_at'>

/** A decision holds for the address that the person had then; a withdrawal for the other one too. */
function mailingOf(
  before: MailState,
  now_is: MailState,
  { any, withdrawn_at }: MailDecision,
  hadAddress: boolean,
): MailState {
  if (hadAddress && any) return { mailability: now_is.mailability, unsubscribed_at: now_is.unsubscribed_at }
  if (withdrawn_at !== null) return { mailability: 'unsubscribed', unsubscribed_at: withdrawn_at }
  return { mailability: before.mailability, unsubscribed_at: before.unsubscribed_at }
}

interface MergeRows {
  into: LeadRow
  from: LeadRow
  merged: LeadRow
}

const toStored = (text: string) => ({ text, text_key: null, number: null })

/** The own fields that the merge filled. */
export const filledOwnFields = ({ into, merged }: MergeRows): FilledField[] =>
  ownFieldNames.flatMap(name => {
    const [given, before] = [merged[name], into[name]]
    if (given === null || given === before) return []
    return [{ is_own: true, id: name, name, given: toStored(given), before: before === null ? null : toStored(before) }]
  })

/** The lead that stayed, without what the merge gave it: what has changed since is kept. */
export function unmergedRow(now_is: LeadRow, { into, merged }: MergeRows, decided: MailDecision, now: number): LeadRow {
  const row = { ...now_is }
  for (const name of ownFieldNames) if (now_is[name] === merged[name]) Object.assign(row, { [name]: into[name] })
  if (decided.atOther) Object.assign(row, copied(ofAddress, into))
  return withKeys({
    ...row,
    ...mailingOf(into, now_is, decided, !decided.atOther),
    updated_at: now,
    version: now_is.version + 1,
  })
}

/** The lead that went, as it was, with what the person decided since. */
export const separatedRow = (now_is: LeadRow, { from }: MergeRows, decided: MailDecision, now: number): LeadRow => ({
  ...from,
  ...(decided.atOther && copied(ofAddress, now_is)),
  ...mailingOf(from, now_is, decided, decided.atOther),
  updated_at: now,
  version: from.version + 1,
})
