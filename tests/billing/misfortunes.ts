/** What befalls a round: events that come thrice, late, lost, in another order, before the answer; Stripe that fails; kills. */
import type { Shop } from '../../api/testing/billed-harness.ts'
import type { Chance } from './chance.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Ends the misfortune. */
export async function befall({ fake, killNext }: Shop, chance: Chance): Promise<() => Promise<void>> {
  const { options } = fake.deliveries
  Object.assign(options, { times: 1, delay: 0, lost: 0, isBeforeAnswer: false })
  if (chance.isTrue(0.5)) options.times = 3
  if (chance.isTrue(0.3)) options.delay = chance.pick([60, 2 * HOUR, 2 * DAY])
  if (chance.isTrue(0.2)) options.lost = 1
  if (chance.isTrue(0.3)) options.isBeforeAnswer = true
  if (chance.isTrue(0.3)) killNext(chance.pick(['before', 'after']))
  const what = chance.below(6)
  if (what === 0)
    fake.fail({
      kind: 'error',
      hasEffect: chance.isTrue(0.5),
      on: 'POST /v1/subscriptions/{subscription_exposed_id}',
      times: 2,
    })
  if (what === 1) fake.fail({ kind: 'cut', hasEffect: true, on: 'POST /v1/checkout/sessions', times: 2 })
  if (what === 2) fake.goDown(HOUR * 1_000)
  if (what !== 3) return async () => undefined
  fake.deliveries.hold()
  return () => fake.deliveries.release(waiting => chance.shuffle(waiting))
}
