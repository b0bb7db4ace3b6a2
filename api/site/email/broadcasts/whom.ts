/** Whom a broadcast is for, and what each of them gets: decided by the broadcast and the lead alone. */
import { rollOf } from '../../../../workflows/core/roll.ts'
import { DAY, parseLocal, toInstant } from '../../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../../workflows/time/zones.ts'
import type { Present } from '../../../platform/schemas/filter/relative.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import type { LeadQuery } from '../../contacts/leads/rules.ts'
import type { Candidate, RecipientRow } from './recipients-store.ts'
import { notOpened } from './recipients-store.ts'
import type { BroadcastRow } from './store.ts'
import type { Recipients, Schedule } from './table.ts'

const onAny = (ids: readonly string[]): Filter[] =>
  ids.length === 0 ? [] : [{ type: 'rule', field: 'audiences', op: 'has', value: [...ids] }]

/** The only place that says so: for the preview as for the sending. */
export function wantedBy(
  { recipients, resend_of }: { recipients: Recipients; resend_of: string | null },
  { now, timezone }: Present,
): LeadQuery {
  const { audience_ids, excluded_audience_ids, filter } = recipients
  const [kept_out] = onAny(excluded_audience_ids)
  return {
    wanted: [...onAny(audience_ids), ...(filter ? [filter] : [])],
    ...(kept_out && { kept_out }),
    ...(resend_of !== null && { one_of: [{ lead_ids: notOpened(resend_of) }] }),
    now,
    timezone,
  }
}

/** Several subjects are tested before the rest get the best of them. */
export const isTest = ({ subjects }: Pick<BroadcastRow, 'subjects'>): boolean => subjects.length > 1

type BroadcastTest = Pick<BroadcastRow, 'id' | 'subjects' | 'subject_test' | 'holdout_percent'>

/** Which part of the broadcast a lead has; the same whenever it is asked. */
export function partOf(broadcast: BroadcastTest, lead_id: string): Pick<RecipientRow, 'status' | 'variant'> {
  const roll = (what: string) => rollOf(`${broadcast.id} ${lead_id}`, what)
  if (roll('holdout') < broadcast.holdout_percent) return { status: 'held_out', variant: null }
  if (!isTest(broadcast)) return { status: 'waiting', variant: null }
  if (roll('test') >= broadcast.subject_test.share_percent) return { status: 'rest', variant: null }
  return { status: 'waiting', variant: Math.floor((roll('variant') / 100) * broadcast.subjects.length) }
}

type Begins = { now: number; site_timezone: string }

/** When a lead's email is due, or why the lead gets none. */
export function decideDelivery(
  schedule: Schedule,
  { reason, timezone }: Omit<Candidate, 'id'>,
  begins: Begins,
): { due_at: number; reason: null } | { reason: string } {
  if (reason !== null) return { reason }
  const due_at = dueAt(schedule, timezone, begins)
  return due_at === null ? { reason: 'time_passed' } : { due_at, reason: null }
}

/** Null if its time has passed and it is left out. */
function dueAt(schedule: Schedule, timezone: string | null, { now, site_timezone }: Begins): number | null {
  if (schedule.type !== 'local_time') return now
  const zones = systemZones()
  const zone = timezone !== null && zones.has(timezone) ? timezone : site_timezone
  const local = parseLocal(`${schedule.at}:00`)
  const at = toInstant(zones, zone, local)
  if (at >= now) return at
  if (schedule.passed === 'send_now') return now
  if (schedule.passed === 'skip') return null
  const days = Math.ceil((now - at) / DAY)
  const next = toInstant(zones, zone, local + days * DAY)
  return next >= now ? next : toInstant(zones, zone, local + (days + 1) * DAY)
}

/** The earliest zone of all: when a local time begins somewhere. */
const earliest_zone = 'Pacific/Kiritimati'

/** When sending begins. */
export function startOf({ schedule }: Pick<BroadcastRow, 'schedule'>, now: number): number {
  if (schedule.type === 'now') return now
  if (schedule.type === 'at') return Date.parse(schedule.at)
  return Math.max(now, toInstant(systemZones(), earliest_zone, parseLocal(`${schedule.at}:00`)))
}
