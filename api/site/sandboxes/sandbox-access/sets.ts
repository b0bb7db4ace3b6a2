/** The sandboxes of leads as filters ask for them: those that they have, by the state of their access. */
import { getTableName } from 'drizzle-orm'
import type { LeadSet } from '../../../platform/features/feature.ts'
import { sandboxes } from '../sandboxes/table.ts'
import { type AccessLife, accessEnd, accessStatus } from './statuses.ts'
import { sandboxAccesses } from './table.ts'

const hour_ms = 3_600_000

/** The machine that a lead enters takes no more files. */
const isFull = `exists (
  select 1 from "${getTableName(sandboxes)}" machine
  where machine.id = coalesce(copy_id, sandbox_id) and machine.space_over)`

/** The states are those that the clock has carried out, so that each change is told of by an event. */
const states = {
  sandboxes: 'true',
  sandboxes_active: 'waits_for is null and expiring_at is null and expired_at is null and ended_at is null',
  sandboxes_expiring: 'expiring_at is not null and expired_at is null and ended_at is null',
  sandboxes_expire_tomorrow: 'told_at is not null and expired_at is null and ended_at is null',
  sandboxes_expired: '(expired_at is not null or ended_at is not null)',
  sandboxes_opened: 'opens > 0',
  sandboxes_space_over: isFull,
} as const

export const sandboxSets: readonly LeadSet[] = Object.entries(states).map(([name, where]) => ({
  name,
  member: sandboxAccesses.sandbox_id,
  where,
}))

const byClock = [
  'sandboxes',
  'sandboxes_active',
  'sandboxes_expiring',
  'sandboxes_expire_tomorrow',
  'sandboxes_expired',
] as const satisfies (keyof typeof states)[]

/** All of them, and those that the clock alone decides once somebody has access. */
export const sandboxSetNames = { all: Object.keys(states), byClock }

/** The states that the clock alone decides, of one access at a moment, as a simulation knows it. */
export function statesAt(life: AccessLife, now: number): readonly (keyof typeof states)[] {
  const status = accessStatus(life, now)
  if (status === 'deleted' || status === 'none') return []
  if (status === 'expired') return ['sandboxes', 'sandboxes_expired']
  const end = accessEnd(life)
  const tomorrow = end === null ? null : end - 24 * hour_ms
  const isTomorrow = tomorrow !== null && now >= tomorrow && tomorrow > life.given_at
  return ['sandboxes', `sandboxes_${status}`, ...(isTomorrow ? (['sandboxes_expire_tomorrow'] as const) : [])]
}
