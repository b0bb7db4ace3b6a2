/** An endpoint of the business's own that took new leads for two weeks, then failed for days and was switched off. */
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { events } from '../../platform/events/table.ts'
import { insertAttempt, putDeliveries, saveDelivery } from '../../site/history/webhooks/delivery-store.ts'
import { newWebhookSecret } from '../../site/history/webhooks/message.ts'
import { sealed } from '../../site/history/webhooks/rules.ts'
import { insertEndpoint } from '../../site/history/webhooks/store.ts'
import { day_ms, type Past, type Tx } from './past.ts'

const wanted = 'lead.created'
/** Days ago. */
const made = 20
const failing = 6
const switched_off = 1
/** Hours after the event. */
const tries = [0, 1, 6, 24]
const hour_ms = 3_600_000
const kept_max = 60

export async function writeWebhook(tx: Tx, past: Past): Promise<void> {
  const { newId, now, business, siteKey, user_id } = past
  const ago = (days: number) => now - days * day_ms
  const id = newId('webhook_endpoint')
  const failures = await writeDeliveries(tx, id, past)
  await insertEndpoint(tx, {
    ...{
      id,
      url: `https://crm.${business.sending_domain}/leadwright`,
      description: business.webhook,
      events: [wanted],
    },
    ...{ disabled_because: 'failing', disabled_at: ago(switched_off), secret: sealed(siteKey, newWebhookSecret()) },
    ...{ failing_since: ago(failing), failures, last_succeeded_at: ago(failing) - hour_ms, created_by: user_id },
    ...{ version: 1, created_at: ago(made), updated_at: ago(switched_off) },
  })
}

/** Answers how many attempts failed. */
async function writeDeliveries(tx: Tx, endpoint_id: string, { newId, now }: Past): Promise<number> {
  const rows = await tx
    .select()
    .from(events)
    .where(and(eq(events.name, wanted), gt(events.at, now - made * day_ms), lt(events.at, now - switched_off * day_ms)))
    .orderBy(desc(events.at))
    .limit(kept_max)
  let failures = 0
  for (const { id, name, seq, lead_id, at } of rows.reverse()) {
    const delivery_id = newId('webhook_delivery')
    await putDeliveries(tx, endpoint_id, [{ delivery_id, id, name, seq, lead_id }], at)
    const fails = at > now - failing * day_ms
    const hours = fails ? tries : [0]
    for (const hour of hours)
      await insertAttempt(tx, {
        ...{ delivery_id, at: at + hour * hour_ms, milliseconds: (fails ? 1_870 : 140) + (seq % 90) },
        ...(fails
          ? { status: 503, error: 'status', response_body: '503 Service Unavailable' }
          : { status: 200, error: null, response_body: 'ok' }),
      })
    if (fails) failures += hours.length
    await saveDelivery(tx, delivery_id, {
      ...{ status: fails ? 'failed' : 'succeeded', attempts: hours.length, response_status: fails ? 503 : 200 },
      ...{ next_attempt_at: null, ended_at: at + (hours.at(-1) ?? 0) * hour_ms },
    })
  }
  return failures
}
