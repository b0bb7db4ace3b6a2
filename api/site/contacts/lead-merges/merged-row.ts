/** The row that comes of two leads, and the rows that come of it again. Pure. */
import { originColumns } from '../lead-origins/table.ts'
import { type OwnField, ownFieldNames } from '../leads/fields.ts'
import { type LeadRow, withKeys } from '../leads/rules.ts'

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
    last_submission_id: into.last_submission_id ?? from.last_submission_id,
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

/** The lead that stayed, without what the merge gave it: what has changed since is kept. */
export function unmergedRow(
  now_is: LeadRow,
  kept: { into: LeadRow; from: LeadRow; merged: LeadRow },
  now: number,
): LeadRow {
  const { into, from, merged } = kept
  const row = { ...now_is }
  const fields: readonly (OwnField | (typeof ofAddress)[number])[] = [...ownFieldNames, ...ofAddress]
  for (const name of fields) if (now_is[name] === merged[name]) Object.assign(row, { [name]: into[name] })
  // Who has unsubscribed since stays so.
  if (now_is.unsubscribed_at === merged.unsubscribed_at && now_is.mailability === merged.mailability) {
    Object.assign(row, { mailability: into.mailability, unsubscribed_at: into.unsubscribed_at })
  }
  if (now_is.last_submission_id === from.last_submission_id) row.last_submission_id = into.last_submission_id
  return withKeys({
    ...row,
    opens: Math.max(0, now_is.opens - from.opens),
    clicks: Math.max(0, now_is.clicks - from.clicks),
    replies: Math.max(0, now_is.replies - from.replies),
    updated_at: now,
    version: now_is.version + 1,
  })
}
