/**
 * `npm run check:billing -- --orders N --seed S`: accounts that buy, change, cancel, resume and are declined for a year, with events three
 * times, late and in any order, kills, clocks that step, and a Stripe that fails. Then the real process is found wherever payments
 * are written (`--kills N`: at most so many places). Ends with a line of JSON; exits 1 where anything is wrong. `--planted` plants
 * known mistakes, some weeks with each, and fails where one is not found; `--stripe-mock` makes every call that reached the fake again
 * at Stripe's own validator, which may refuse none; `--small` is for the gate.
 */
import { parseArgs } from 'node:util'
import { createChance } from './chance.ts'
import { runErrands } from './errands.ts'
import { runKills } from './kills.ts'
import { countMistakes, noMistakes } from './mistakes.ts'
import { plants } from './plants.ts'
import { openReplay, type Replay } from './replay.ts'
import { runYear } from './year.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    seed: { type: 'string' },
    kills: { type: 'string' },
    small: { type: 'boolean' },
    planted: { type: 'boolean' },
    'stripe-mock': { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
})
const orders_max = Number(values.orders ?? (values.small ? 25 : 200))
const seed = Number(values.seed ?? 1)
const accounts = orders_max < 100 ? 6 : 12
const planted_orders = 12
const kills_max = Number(values.kills ?? (values.small ? 3 : Infinity))
const kinds = ['wrong_states', 'double_charges', 'lost', 'limits_wrong'] as const

async function runOrders(): Promise<boolean> {
  const replay = values['stripe-mock'] ? await openReplay() : undefined
  try {
    return await runOrdersBeside(replay)
  } finally {
    await replay?.stop()
  }
}

async function runOrdersBeside(replay?: Replay): Promise<boolean> {
  const total = { orders: 0, ...noMistakes() }
  const onEnd = replay?.play
  for (let year = 0; total.orders < orders_max; year++) {
    const chance = createChance(seed * 100_000 + year)
    const say = (line: string) => console.error(`year ${year}: ${line}`)
    const found = await runYear({
      chance,
      accounts,
      orders_max: orders_max - total.orders,
      say,
      ...(onEnd && { onEnd }),
    })
    for (const name of ['orders', ...kinds] as const) total[name] += found[name]
    if (values.verbose) console.error(JSON.stringify({ year, ...total }))
  }
  if (replay) await runErrands(replay.play)
  const onDeath = (point: string) => values.verbose && console.error(`killed ${point}`)
  const chance = createChance(seed)
  const how = { most: kills_max, chance, say: console.error, onDeath, ...(onEnd && { onEnd }) }
  const found = kills_max > 0 ? await runKills(how) : undefined
  if (found) {
    for (const name of kinds) total[name] += found[name]
    for (const point of found.missed) console.error(`not killed ${point}`)
  }
  const kills = found?.deaths.length ?? 0
  console.log(JSON.stringify({ ...total, kills, ...(replay && sayReplayed(replay)) }))
  return countMistakes(total) === 0 && (found?.missed.length ?? 0) === 0 && (replay?.refusals.length ?? 0) === 0
}

function sayReplayed({ operations, refusals }: Replay) {
  for (const line of new Set(refusals)) console.error(`refused: ${line}`)
  if (values.verbose)
    for (const [name, count] of [...operations].toSorted(([a], [b]) => a.localeCompare(b)))
      console.error(`${count} × ${name}`)
  const calls = [...operations.values()].reduce((sum, count) => sum + count, 0)
  return { calls, operations: operations.size, refused: refusals.length }
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
