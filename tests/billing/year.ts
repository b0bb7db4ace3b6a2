/** A year of some accounts in an installation of their own. */
import Stripe from 'stripe'
import { openBilledHarness, price, type Shop } from '../../api/testing/billed-harness.ts'
import type { Chance } from './chance.ts'
import { judge } from './judge.ts'
import { type Buyer, live, type World } from './life.ts'
import { befall } from './misfortunes.ts'
import type { Mistakes } from './mistakes.ts'
import type { Plant } from './plants.ts'

const DAY = 86_400_000
const rounds_max = 30
const numbers = ['4242424242424242', '5555555555554444', '378282246310005'] as const

export interface Year {
  chance: Chance
  accounts: number
  orders_max: number
  plant?: Plant
  say(line: string): void
  /** What Stripe was asked, at the end. */
  onEnd?(calls: Shop['fake']['calls']): Promise<void>
}

const sum = (buyers: readonly Buyer[]): number => buyers.reduce((all, { orders }) => all + orders, 0)

export async function runYear({
  chance,
  accounts,
  orders_max,
  plant,
  say,
  onEnd,
}: Year): Promise<Mistakes & { orders: number }> {
  const shop = await openBilledHarness()
  try {
    const plans = [
      await shop.newPlan('Starter', { trial_days: chance.isTrue(0.3) ? 14 : 0 }),
      await shop.newPlan('Studio', { prices: [price(9_900), price(99_000, 'year')] }),
      await shop.newPlan('Agency', { prices: [price(19_900), price(199_000, 'year')] }),
    ]
    await shop.setUp()
    const codes: { id: string; code: string }[] = []
    for (const [code, coupon] of Object.entries(coupons)) {
      const { body } = await shop.post('/v1/installation/coupons', { code, ...coupon })
      codes.push({ id: body.id, code })
    }
    const stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
    const world: World = { shop, chance, plans, codes, stripe }
    const buyers: Buyer[] = []
    for (let at = 0; at < accounts; at++) {
      const card = { number: numbers[at % numbers.length] ?? numbers[0], exp_month: 1 + (at % 12), exp_year: 2040 }
      buyers.push({ ...(await shop.newPerson(`buyer-${at}@example.com`)), orders: 0, card })
    }
    plant?.before?.(world)
    for (let round = 0; round < rounds_max && sum(buyers) < orders_max; round++) {
      const mend = await befall(shop, chance)
      for (const buyer of chance.shuffle(buyers)) if (chance.isTrue(0.6)) await live(world, buyer)
      await mend()
      await shop.forward(chance.pick([1, 3, 12, 31]) * DAY)
      for (const buyer of buyers) buyer.token = await shop.sessionOf(buyer.user_id)
    }
    await shop.arrive()
    await plant?.after?.(world)
    const found = await judge(shop, say)
    if (!plant) shop.fake.assertNoFaults()
    await onEnd?.(shop.fake.calls)
    return { orders: sum(buyers), ...found }
  } finally {
    await shop.close()
  }
}

const coupons = {
  HALF: { percent_off: 50, duration: 'forever' },
  ONCE: { percent_off: 20, duration: 'once' },
  QUARTER: { percent_off: 10, duration: 'repeating', duration_months: 3 },
  FIRST: { percent_off: 30, duration: 'once', first_order_only: true },
} as const
