/**
 * `npm run check:billing -- --orders N --seed S`: accounts that buy, change, cancel, resume and are declined for a year, with events three
 * times, late and in any order, kills, and a Stripe that fails. Ends with a line of JSON; exits 1 where anything is wrong.
 */
import { parseArgs } from 'node:util'
import { openBilledHarness, price } from '../../api/testing/billed-harness.ts'
import { createChance } from './chance.ts'
import { judge } from './judge.ts'
import { type Buyer, live, type World } from './life.ts'
import { befall } from './misfortunes.ts'
import { countMistakes } from './mistakes.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    seed: { type: 'string' },
    small: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
})
const orders_max = Number(values.orders ?? (values.small ? 25 : 200))
const seed = Number(values.seed ?? 1)
const DAY = 86_400_000
const accounts_max = 6
const rounds_max = 30

const total = { orders: 0, wrong_states: 0, double_charges: 0, lost: 0, limits_wrong: 0 }

/** A year of some accounts in an installation of their own. */
async function runYear(chance: ReturnType<typeof createChance>): Promise<void> {
  const shop = await openBilledHarness()
  try {
    const plans = [
      await shop.newPlan('Starter', { trial_days: chance.isTrue(0.3) ? 14 : 0 }),
      await shop.newPlan('Studio', { prices: [price(9_900), price(99_000, 'year')] }),
    ]
    await shop.setUp()
    const world: World = { shop, chance, plans }
    const buyers: Buyer[] = []
    for (let number = 0; number < accounts_max; number++)
      buyers.push({ ...(await shop.newPerson(`buyer-${number}@example.com`)), orders: 0 })
    for (let round = 0; round < rounds_max && total.orders + sum(buyers) < orders_max; round++) {
      const mend = await befall(shop, chance)
      for (const buyer of chance.shuffle(buyers)) if (chance.isTrue(0.6)) await live(world, buyer)
      await mend()
      await shop.forward(chance.pick([1, 3, 12, 31]) * DAY)
      for (const buyer of buyers) buyer.token = await shop.sessionOf(buyer.user_id)
    }
    await shop.arrive()
    const found = await judge(shop, line => values.verbose && console.error(line))
    total.orders += sum(buyers)
    for (const name of ['wrong_states', 'double_charges', 'lost', 'limits_wrong'] as const) total[name] += found[name]
    shop.fake.assertNoFaults()
  } finally {
    await shop.close()
  }
}

const sum = (buyers: readonly Buyer[]): number => buyers.reduce((all, { orders }) => all + orders, 0)

const chance = createChance(seed)
while (total.orders < orders_max) await runYear(chance)
console.log(JSON.stringify(total))
process.exit(countMistakes(total) > 0 ? 1 : 0)
