/** Calls of journeys' steps: each goes to the endpoint that its step names, and its end goes back to the run. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SentEvent } from '../../../platform/events/wire.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import type { EndpointStatus } from '../../automation/journeys/ports.ts'
import { runWebhookCalled } from '../../automation/runs/events.ts'
import { takeWebhookAnswer, type WebhookAnswer, type WebhookCall } from '../../automation/runs/rules.ts'
import type { Outcome } from './attempt.ts'
import { deliver, endpointStatus, isCallOf } from './rules.ts'

type Tx = Handle<'site'>

const never = { result: 'failed', status: null, body: '' } as const
const reasons = { missing: 'webhook_missing', disabled: 'webhook_disabled' } satisfies Record<
  Exclude<EndpointStatus, 'enabled'>,
  string
>

/** Before the consumer of all events, which leaves these calls to it. */
export const journeyCalls = consumer('journey_calls', [runWebhookCalled], async (tx, batch, context) => {
  const { newId, now } = context
  const byEndpoint = Map.groupBy(batch, ({ data }) => data.webhook_endpoint_id)
  for (const [endpoint_id, calls] of byEndpoint) {
    const status = await endpointStatus(tx, endpoint_id)
    if (status === 'enabled') await deliver(tx, endpoint_id, calls, { newId, now: now() })
    else for (const { data } of calls) await takeWebhookAnswer(tx, data, { ...never, reason: reasons[status] }, context)
  }
})

/** Hands the end of a delivery to the run that waits for it; anything else is no call of that endpoint. */
export async function endCall(
  tx: Tx,
  endpoint_id: string,
  { event, outcome }: { event: SentEvent | undefined; outcome: Outcome | 'disabled' },
  context: WriteContext,
): Promise<void> {
  if (!event || !isCallOf(endpoint_id, event)) return
  const { run_id, sequence } = event.data as unknown as WebhookCall
  await takeWebhookAnswer(tx, { run_id, sequence }, answerOf(outcome), context)
}

function answerOf(outcome: Outcome | 'disabled'): WebhookAnswer {
  if (outcome === 'disabled') return { ...never, reason: reasons.disabled }
  const { status, error, answer = '' } = outcome
  return error === null
    ? { result: 'succeeded', status, reason: null, body: answer }
    : { result: 'failed', status, reason: `webhook_${error}`, body: '' }
}
