/** What waits for a person of the site: each feature declares its own, the dashboard asks for all of them. */
import type { Handle } from '../database/handle.ts'
import type { Permission } from '../permissions.ts'

export const attentionKinds = [
  'failed_runs',
  'texts_to_approve',
  'emails_in_doubt',
  'unverified_senders',
  'journeys_paused',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

export interface Attention {
  readonly kind: AttentionKind
  /** The permission that is needed to see it. */
  readonly permission: Permission
  /** How many there are; `today` is the site's local day, counted from 1970-01-01. */
  readonly count: (db: Handle<'site'>, today: number) => Promise<number>
}

export const attention = (kind: AttentionKind, permission: Permission, count: Attention['count']): Attention => ({
  kind,
  permission,
  count,
})
