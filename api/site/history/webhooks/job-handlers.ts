/** Sends events to endpoints: one attempt, what it came to, and what follows from that. */

import { emitter } from '../../../platform/events/emit.ts'
import type { SentEvent } from '../../../platform/events/wire.ts'
import { relayMail } from '../../../platform/features/relay.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting, type WriteContext } from '../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { attempt, type Outcome } from './attempt.ts'
import { type DeliveryRow, findDelivery, insertAttempt, saveDelivery } from './delivery-store.ts'
import { webhookEndpointDisabled } from './events.ts'
import { webhookDeliveryJob } from './jobs.ts'
import { endCall } from './journey-calls.ts'
import { webhookLimits } from './limits.ts'
import { disabledNotice, type Notice } from './notice.ts'
import { findEvent } from './rules.ts'
import { holdAfter, waitAfter } from './schedule.ts'
import { type EndpointRow, findEndpoint, saveEndpoint } from './store.ts'

const hour_ms = 3_600_000
const turn_ms = 1_000
const lease_ms = webhookLimits.webhook_answer_seconds_max * 1_000 + 45_000

export function webhookDeliveryHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock, installation } = scope
  const context = acting(installation, clock)
  const places = placesOf(webhookLimits.webhook_requests_at_once_each_max)
  return handle(webhookDeliveryJob, {
    concurrency: webhookLimits.webhook_requests_at_once_max,
    lease_ms,
    async perform(job) {
      const asked = await database.read(db => read(db, job.subject_id))
      if (!asked) return { done: true }
      const { delivery, endpoint } = asked
      if (endpoint.disabled_because !== null) {
        const ended = { status: 'canceled', next_attempt_at: null, ended_at: clock.now() } as const
        return {
          done: true,
          async write(tx) {
            await saveDelivery(tx, delivery.id, ended)
            await endCall(tx, endpoint.id, { event: asked.event, outcome: 'disabled' }, context)
          },
        }
      }
      const held_until = endpoint.held_until ?? 0
      if (held_until > clock.now()) {
        const write: Write = tx => saveDelivery(tx, delivery.id, { next_attempt_at: held_until })
        return { done: false, again_at: held_until, write }
      }
      const leave = places.take(endpoint.id)
      if (!leave) return { done: false, again_at: clock.now() + turn_ms }
      try {
        const outcome = await attempt(scope, asked)
        return await concluded(scope, asked, outcome, context)
      } finally {
        leave()
      }
    },
  })
}

export interface DeliveryRequest {
  delivery: DeliveryRow
  endpoint: EndpointRow
  /** Absent where it is kept no longer. */
  event: SentEvent | undefined
}

/** What is to be sent; undefined where there is nothing to do any more. */
async function read(db: Parameters<typeof findDelivery>[0], delivery_id: string): Promise<DeliveryRequest | undefined> {
  const delivery = await findDelivery(db, delivery_id)
  const endpoint = delivery && (await findEndpoint(db, delivery.endpoint_id))
  if (!endpoint || delivery.status !== 'pending') return undefined
  return { delivery, endpoint, event: await findEvent(db, delivery) }
}

/** Writes down an attempt, and when the next is due. */
async function concluded(
  scope: SiteScope,
  { delivery, endpoint, event }: DeliveryRequest,
  outcome: Outcome,
  context: WriteContext,
) {
  const now = scope.clock.now()
  const attempts = delivery.attempts + 1
  const { status: response_status, error } = outcome
  const wait = error === null || response_status === 410 || error === 'event_forgotten' ? null : waitAfter(attempts)
  const again_at = wait === null ? null : now + Math.max(wait, outcome.retry_after_ms ?? 0)
  const status = error === null ? 'succeeded' : again_at === null ? 'failed' : 'pending'
  // Read before the write, which may read nothing of another database.
  const ends = error !== null && becauseOf(outcome, now - (endpoint.failing_since ?? now)) !== null
  const notice = ends ? await disabledNotice(scope, endpoint) : undefined
  const write: Write = async tx => {
    await insertAttempt(tx, { delivery_id: delivery.id, ...recordOf(outcome) })
    const ended_at = status === 'pending' ? null : now
    await saveDelivery(tx, delivery.id, {
      status,
      attempts,
      response_status,
      next_attempt_at: again_at,
      ended_at,
    })
    await recordAt(tx, scope, { endpoint_id: endpoint.id, outcome, notice })
    if (status !== 'pending') await endCall(tx, endpoint.id, { event, outcome }, context)
  }
  return again_at === null ? { done: true as const, write } : { done: false as const, again_at, write }
}

type Write = (tx: Parameters<typeof saveDelivery>[0]) => Promise<void>

const recordOf = ({ at, milliseconds, status, error, response_body }: Outcome) => ({
  ...{ at, milliseconds, status, error, response_body },
})

/** What an attempt says of its endpoint; read anew, as others have ended meanwhile. */
async function recordAt(
  tx: Parameters<Write>[0],
  scope: SiteScope,
  { endpoint_id, outcome, notice }: { endpoint_id: string; outcome: Outcome; notice: Notice | undefined },
): Promise<void> {
  const endpoint = await findEndpoint(tx, endpoint_id)
  const now = scope.clock.now()
  if (!endpoint) return
  if (outcome.error === null) {
    const well = { failing_since: null, failures: 0, held_until: null, last_succeeded_at: now }
    return saveEndpoint(tx, endpoint_id, well)
  }
  if (outcome.error === 'event_forgotten') return
  const failures = endpoint.failures + 1
  const failing_since = endpoint.failing_since ?? now
  const hold = holdAfter(failures)
  const held_until = hold === null ? null : now + hold
  const because = becauseOf(outcome, now - failing_since)
  const ill = { failures, failing_since, held_until }
  if (because === null || endpoint.disabled_because !== null) return saveEndpoint(tx, endpoint_id, ill)
  const version = endpoint.version + 1
  const off = { disabled_because: because, disabled_at: now, version, updated_at: now }
  await saveEndpoint(tx, endpoint_id, { ...ill, ...off })
  const emit = emitter(scope.installation, () => now)
  await emit(tx, webhookEndpointDisabled, { subject_id: endpoint_id, data: { because } })
  if (notice) await relayMail(tx, scope.installation.newId('email'), notice(because), now)
}

/** Who answers that it is gone wants no more; who has failed for days is not asked any more. */
function becauseOf({ status }: Outcome, failing_ms: number): 'gone' | 'failing' | null {
  if (status === 410) return 'gone'
  return failing_ms >= webhookLimits.webhook_failing_hours_max * hour_ms ? 'failing' : null
}

/** How many requests each endpoint has under way. */
function placesOf(most: number) {
  const taken = new Map<string, number>()
  return {
    /** Undefined if all are taken; answers how to leave. */
    take(id: string): (() => void) | undefined {
      const now = taken.get(id) ?? 0
      if (now >= most) return undefined
      taken.set(id, now + 1)
      return () => {
        const left = (taken.get(id) ?? 1) - 1
        if (left === 0) taken.delete(id)
        else taken.set(id, left)
      }
    },
  }
}
