/** What befalls a round: events that come thrice, late, lost, in another order, before the answer; Stripe that fails; kills; clocks. */
import type { Shop } from '../../api/testing/billed-harness.ts'
import type { Chance } from './chance.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** Signatures are taken within five minutes. */
const step_ms = 120_000

const failing = [
  'POST /v1/subscriptions/{subscription_exposed_id}',
  'DELETE /v1/subscriptions/{subscription_exposed_id}',
  'POST /v1/checkout/sessions',
  'POST /v1/customers',
  'POST /v1/refunds',
  'POST /v1/subscription_schedules',
  'POST /v1/subscription_schedules/{schedule}',
  'POST /v1/invoices/create_preview',
  'GET /v1/subscriptions/{subscription_exposed_id}',
  'GET /v1/invoices/{invoice}',
  undefined,
] as const

/** Ends the misfortune. */
export async function befall(
  { fake, clock, killNext, killAtCommit }: Shop,
  chance: Chance,
): Promise<() => Promise<void>> {
  const { options } = fake.deliveries
  Object.assign(options, { times: 1, delay: 0, lost: 0, isBeforeAnswer: false })
  if (chance.isTrue(0.5)) options.times = 3
  if (chance.isTrue(0.3)) options.delay = chance.pick([60, 2 * HOUR, 2 * DAY])
  if (chance.isTrue(0.2)) options.lost = chance.pick([1, 3])
  if (chance.isTrue(0.3)) options.isBeforeAnswer = true
  const when = chance.pick(['before', 'after'] as const)
  if (chance.isTrue(0.5)) killNext(chance.pick([when, { left: 1 + chance.below(3), when }]))
  if (chance.isTrue(0.4)) killAtCommit({ left: 1 + chance.below(20), when })
  const skew = chance.isTrue(0.3) ? chance.pick([-step_ms, step_ms]) : 0
  clock.forward(skew)
  const type = chance.below(6)
  if (type === 0) {
    const on = chance.pick(failing)
    fake.fail({ type: 'error', hasEffect: chance.isTrue(0.5), ...(on && { on }), times: 2 })
  }
  if (type === 1) {
    const on = chance.pick(failing)
    fake.fail({ type: 'cut', hasEffect: true, ...(on && { on }), times: 2 })
  }
  if (type === 2) fake.goDown(HOUR * 1_000)
  if (type === 4) fake.fail({ type: 'rate_limit', times: 3 })
  if (type === 3) fake.deliveries.hold()
  return async () => {
    killAtCommit(undefined)
    clock.forward(-skew)
    if (type === 3) await fake.deliveries.release(waiting => chance.shuffle(waiting))
  }
}
