/** What became of leads that a service takes in later: asked until it says so. */

import type { MarketingServices } from '../../../platform/network/marketing-services.ts'
import { saveConnection } from '../connections/rules.ts'
import type { ServiceClient } from '../services/rules.ts'
import { syncLimits } from './limits.ts'
import { saveRows } from './many-rows.ts'
import { beginComparison } from './read-contacts.ts'
import { type LedgerRow, openActivities, rowsOfActivity, saveRow, toDetail } from './store.ts'
import type { ContactContext } from './take-contacts.ts'
import { lookAtMoved, UNNAMED } from './unseen-store.ts'

const SECOND = 1_000

/** When connections were asked about last, by this process. */
const asked = new WeakMap<MarketingServices, Map<string, number>>()

/** Whether it is time: while one batch after the other is sent, each turn would ask about all before it. */
function isTimeToAsk(services: MarketingServices, id: string, now: number): boolean {
  const moments = asked.get(services) ?? new Map<string, number>()
  asked.set(services, moments)
  const last = moments.get(id)
  if (last !== undefined && Math.abs(now - last) < syncLimits.sync_activity_seconds * SECOND) return false
  moments.set(id, now)
  return true
}

/** How many are still under way. */
export async function settleActivities(
  client: ServiceClient,
  services: MarketingServices,
  taking: ContactContext,
): Promise<number> {
  const { database, mapping, context } = taking
  const { id } = mapping.connection
  const ids = await database.read(db => openActivities(db, id))
  if (ids.length === 0 || !isTimeToAsk(services, id, context.now())) return ids.length
  let running = 0
  for (const activity_id of ids) if (!(await settleActivity(client, activity_id, taking))) running += 1
  return running
}

async function settleActivity(client: ServiceClient, activity_id: string, taking: ContactContext): Promise<boolean> {
  const { database, mapping, context } = taking
  const { id } = mapping.connection
  const activity = await client.readActivity(activity_id)
  if (activity.state === 'running') return false
  const rows = await database.read(db => rowsOfActivity(db, id, activity_id))
  const failures = new Map(
    activity.state === 'completed' ? activity.failures.map(({ email, problem }) => [email.toLowerCase(), problem]) : [],
  )
  const at = context.now()
  await database.write(
    async tx => {
      const plain: LedgerRow[] = []
      const hasUnnamed = activity.state === 'completed' && activity.failure_count > failures.size
      for (const row of rows) {
        const problem = failures.get((row.email ?? '').toLowerCase())
        const done = { activity_id: null, sent: null, updated_at: at }
        if (activity.state === 'failed') {
          const attempts = row.attempts + 1
          const isLast = attempts >= syncLimits.sync_attempts_max
          const detail = toDetail(activity.detail)
          const state = isLast ? ('refused' as const) : ('waiting' as const)
          await saveRow(tx, row, {
            ...done,
            status: state,
            reason: isLast ? 'other' : null,
            detail,
            attempts,
            due_at: isLast ? null : at,
          })
        } else if (problem) {
          const reason = problem.kind === 'contact_refused' ? problem.reason : ('other' as const)
          await saveRow(tx, row, { ...done, status: 'refused', reason, detail: problem.detail })
        } else if (hasUnnamed || isReadMeanwhile(row)) {
          plain.push(toUncertain(row, hasUnnamed, at))
        } else {
          const consent = row.consent === null || row.consent === 'absent' ? ('subscribed' as const) : row.consent
          plain.push({ ...row, ...done, status: 'synced', known: row.sent, consent, attempts: 0 })
        }
      }
      for (let from = 0; from < plain.length; from += syncLimits.sync_contacts_at_once_max)
        await saveRows(tx, plain.slice(from, from + syncLimits.sync_contacts_at_once_max))
      await lookAtMoved(tx, id, at)
      // What it did not say of each, as who had left and was not taken, shows when everybody is read again, at once.
      if (activity.state === 'completed')
        await saveConnection(tx, id, hasUnnamed ? beginComparison(at) : { polled_to: earlier(taking, rows) })
    },
    { slow: true },
  )
  return true
}

/** Before its work was done there, or after: the contact has what was sent, or what it had. */
const isReadMeanwhile = ({ sent_at, received_at }: LedgerRow): boolean =>
  sent_at !== null && received_at !== null && received_at > sent_at

/** Whether it was taken shows when it is read. Somebody of whom it never does is not sent for ever. */
function toUncertain(row: LedgerRow, isFailing: boolean, at: number): LedgerRow {
  const attempts = row.attempts + (isFailing ? 1 : 0)
  const next = { ...row, activity_id: null, attempts, due_at: null, updated_at: at }
  if (attempts < syncLimits.sync_attempts_max) return { ...next, status: 'under_way' }
  return { ...next, sent: null, status: 'refused', reason: 'other', detail: UNNAMED }
}

/** So that the next reading shows what was sent by it. */
function earlier({ mapping }: ContactContext, rows: readonly { sent_at: number | null }[]): number | null {
  const sent = rows.flatMap(({ sent_at }) => sent_at ?? [])
  const { polled_to } = mapping.connection
  return polled_to === null ? null : Math.min(polled_to, ...sent)
}
