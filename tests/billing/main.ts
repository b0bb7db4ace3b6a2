/**
 * `npm run check:billing -- --orders N --seed S`: accounts that buy, change, cancel, resume and are declined for a year, with events three
 * times, late and in any order, kills, clocks that step, and a Stripe that fails. Ends with a line of JSON; exits 1 where anything is
 * wrong. `--planted` plants known mistakes, some weeks with each, and fails where one is not found; `--small` is for the gate.
 */
import { parseArgs } from 'node:util'
import { createChance } from './chance.ts'
import { countMistakes, noMistakes } from './mistakes.ts'
import { plants } from './plants.ts'
import { runYear } from './year.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    seed: { type: 'string' },
    small: { type: 'boolean' },
    planted: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
})
const orders_max = Number(values.orders ?? (values.small ? 25 : 200))
const seed = Number(values.seed ?? 1)
const accounts = orders_max < 100 ? 6 : 12
const planted_orders = 12
const kinds = ['wrong_states', 'double_charges', 'lost', 'limits_wrong'] as const

async function runOrders(): Promise<boolean> {
  const total = { orders: 0, ...noMistakes() }
  for (let year = 0; total.orders < orders_max; year++) {
    const chance = createChance(seed * 100_000 + year)
    const say = (line: string) => console.error(`year ${year}: ${line}`)
    const found = await runYear({ chance, accounts, orders_max: orders_max - total.orders, say })
    for (const name of ['orders', ...kinds] as const) total[name] += found[name]
    if (values.verbose) console.error(JSON.stringify({ year, ...total }))
  }
  console.log(JSON.stringify(total))
  return countMistakes(total) === 0
}

async function runPlanted(): Promise<boolean> {
  const missed: string[] = []
  for (const plant of plants) {
    const chance = createChance(seed)
    const found = await runYear({ chance, accounts: 4, orders_max: planted_orders, plant, say: () => undefined })
    if (found[plant.found_as] === 0) missed.push(plant.name)
    if (values.verbose) console.error(`${plant.name}: ${JSON.stringify(found)}`)
  }
  console.log(JSON.stringify({ planted: plants.length, found: plants.length - missed.length, missed }))
  return missed.length === 0
}

process.exit((values.planted ? await runPlanted() : await runOrders()) ? 0 : 1)
