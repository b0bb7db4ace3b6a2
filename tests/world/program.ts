/** Plays a model of the whole product against the product, as the command line says. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { amongNodes, connected, faulty, faultyAmongNodes, forShort, kinds, withJourneys } from './actions/kinds.ts'
import { type Case, playCases, readCase } from './cases.ts'
import { playSeeds } from './elsewhere.ts'
import { chooseNodes, forgetGround } from './ground.ts'
import { find } from './planted/find.ts'
import { plants } from './planted/plants.ts'
import { type Bounds, drawing, listed, type Played, play, type Source } from './play.ts'
import { chooseRunner } from './product/runs.ts'
import { shortest } from './shorten.ts'

const { values } = parseArgs({
  options: {
    /** Days of the product's clock. */
    days: { type: 'string' },
    /** A count of actions in place of days. */
    actions: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Seeds one after another, on all cores. */
    seeds: { type: 'string', default: '1' },
    /** Seeds, divided by commas, one after another in this process, until one shows a difference. */
    'one-by-one': { type: 'string' },
    /** Everything is compared after so many actions, besides after each day; mails and answers always. */
    every: { type: 'string' },
    /** A list of actions that is kept. */
    case: { type: 'string' },
    /** What is part of `npm test`: every case, and one seed. */
    small: { type: 'boolean', default: false },
    /** Defects are put back one at a time; each must be found. With names, divided by commas: those. */
    planted: { type: 'boolean', default: false },
    plant: { type: 'string' },
    /** Something goes wrong around the product as well: kills, a full disk, mail servers that refuse, restored backups. */
    faults: { type: 'boolean', default: false },
    /** A service beside it. Without a word: every other seed, unless there are faults. */
    connections: { type: 'boolean', default: false },
    /** So many nodes over a database server, in place of one process. */
    nodes: { type: 'string' },
    /** What carries journeys on: the runner in this process, or `temporal`, a server of its own. */
    runner: { type: 'string', default: 'embedded' },
    trace: { type: 'boolean', default: false },
    'shorten-seconds': { type: 'string', default: '120' },
    'no-shorten': { type: 'boolean', default: false },
  },
})
const DAYS = 30
const EVERY = 10
const SMALL_SEED = 9
const SMALL_ACTIONS = 250
/** With faults. */
const SMALL_FAULTS_SEED = 24
const SMALL_FAULTS_ACTIONS = 150
/** With a service beside it. */
const SMALL_CONNECTED_SEED = 2
const SMALL_CONNECTED_ACTIONS = 110
/** Of several nodes, with faults. */
const SMALL_NODES_SEED = 24
const SMALL_NODES_ACTIONS = 60
const SHOWN_MAX = 40
/** Processes beside this one. */
const PLANTED_AT_ONCE = 2
const say = (line: string) => void process.stdout.write(`${line}\n`)
const COUNTED = ['days', 'emails', 'runs', 'compared', 'calls', 'actions', 'differences'] as const
const sums = { days: 0, actions: 0, emails: 0, runs: 0, compared: 0, calls: 0, milliseconds: 0, differences: 0 }

function add(played: Played): void {
  for (const name of ['days', 'emails', 'runs', 'compared', 'calls', 'milliseconds'] as const)
    sums[name] += played[name]
  sums.actions += played.actions.length
  sums.differences += played.differences.length
}

/** What showed a difference is kept as it was played. */
function keepList({ actions, differences }: Played, { season, seed }: Bounds): string {
  const folder = join(import.meta.dirname, '../../.cache/world')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${Date.now()}.json`)
  const kept: Case = { says: differences[0] ?? '', ...(season && { season }), ...(seed && { seed }), actions }
  writeFileSync(file, JSON.stringify(kept))
  return file
}

async function playAndShow(source: Source, bounds: Bounds): Promise<boolean> {
  const onAction = values.trace ? (action: object) => say(JSON.stringify(action)) : undefined
  const played = await play(source, { ...bounds, onAction })
  add(played)
  for (const difference of played.differences) say(`✗ ${difference}`)
  if (played.differences.length === 0) return true
  say(`The ${played.actions.length} actions are in ${keepList(played, bounds)}`)
  if (values['no-shorten']) return false
  const { season = 'spring', seed = 0 } = bounds
  const shortening = { seconds: Number(values['shorten-seconds']), season, seed }
  const short = await shortest(played.actions, played.differences, shortening)
  say(`\nThe same from ${short.actions.length} actions:`)
  for (const action of short.actions.slice(-SHOWN_MAX)) say(`  ${JSON.stringify(action)}`)
  for (const difference of short.differences) say(`  ✗ ${difference}`)
  return false
}

async function playPlanted(): Promise<number> {
  const chosen = plants.filter(({ name }) => values.plant === undefined || values.plant.split(',').includes(name))
  const found: Record<string, number | null> = {}
  const left = [...chosen]
  const work = async () => {
    for (let plant = left.shift(); plant; plant = left.shift()) {
      const { seed, actions, first } = await find(plant, Number(values.seed))
      found[plant.name] = actions
      const where =
        seed === null
          ? 'never found'
          : `after ${actions} actions of ${typeof seed === 'string' ? 'the case' : 'seed'} ${seed}: ${first.slice(0, 200)}`
      say(`${seed === null ? '✗' : '✓'} ${plant.name} (${plant.says}): ${where}`)
    }
  }
  await Promise.all(Array.from({ length: PLANTED_AT_ONCE }, work))
  const planted_found = Object.values(found).filter(count => count !== null).length
  say(JSON.stringify({ planted: chosen.length, planted_found, found }))
  return chosen.length > 0 ? chosen.length - planted_found : 1
}

/** A third of the seeds begin before the clocks are set back. */
const seasonOf = (seed: number) => (seed % 3 === 1 ? 'autumn' : 'spring')

function kindsPlayed() {
  if (values.nodes) return values.faults ? faultyAmongNodes : amongNodes
  if (values.connections) return connected
  return values.faults ? faulty : kinds
}

async function playWorlds(): Promise<void> {
  const every = Number(values.every ?? EVERY)
  if (values.case) {
    const { says: _says, actions, ...played } = readCase(values.case)
    await playAndShow(listed(actions), { ...played, every: Number(values.every ?? 1) })
    return
  }
  const days = values.actions ? undefined : Number(values.days ?? DAYS)
  const actions = values.actions ? Number(values.actions) : undefined
  const seeds = Array.from({ length: Number(values.seeds) }, (_, place) => Number(values.seed) + place)
  if (seeds.length > 1) return playAll(seeds, [actions ? `--actions=${actions}` : `--days=${days}`])
  for (const seed of values['one-by-one']?.split(',').map(Number) ?? seeds) {
    say(`seed ${seed}`)
    const all = kindsPlayed()
    const wanted = actions === undefined ? all : forShort(all)
    const played = values.runner === 'temporal' ? withJourneys(wanted) : wanted
    if (!(await playAndShow(drawing(seed, played), { days, actions, every, season: seasonOf(seed), seed }))) return
  }
}

async function playAll(seeds: readonly number[], length: readonly string[]): Promise<void> {
  const flags = (['faults', 'connections', 'trace', 'no-shorten'] as const).flatMap(name =>
    values[name] ? [`--${name}`] : [],
  )
  const started = performance.now()
  await playSeeds(
    seeds,
    [
      ...[...length, `--every=${values.every ?? EVERY}`, `--runner=${values.runner}`, ...flags],
      ...(values.nodes ? [`--nodes=${values.nodes}`] : []),
    ],
    ({ lines, ...ended }) => {
      for (const line of lines) say(line)
      for (const name of COUNTED) sums[name] += ended[name]
    },
  )
  sums.milliseconds = performance.now() - started
}

async function playSmall(): Promise<void> {
  if (values.nodes) {
    await playAndShow(drawing(SMALL_NODES_SEED, faultyAmongNodes), { actions: SMALL_NODES_ACTIONS, every: 10 })
    return
  }
  const wrong = await playCases(add)
  for (const sentence of wrong) say(`✗ ${sentence}`)
  sums.differences += wrong.length
  await playAndShow(drawing(SMALL_SEED), { actions: SMALL_ACTIONS, every: 10 })
  await playAndShow(drawing(SMALL_FAULTS_SEED, faulty), { actions: SMALL_FAULTS_ACTIONS, every: 10 })
  await playAndShow(drawing(SMALL_CONNECTED_SEED, connected), { actions: SMALL_CONNECTED_ACTIONS, every: 10 })
}

if (!['embedded', 'temporal'].includes(values.runner)) {
  say(`There is no runner ${values.runner}. There are: embedded, temporal.`)
  process.exit(2)
}
if (values.nodes && (values.connections || values.runner !== 'embedded' || values.planted || values.plant)) {
  say('Several nodes are played without a service, with the embedded runner, and as the product is.')
  process.exit(2)
}
if (values.planted || values.plant) process.exit((await playPlanted()) > 0 ? 1 : 0)
// Loaded only where it is asked for: Temporal's packages take a second.
if (values.runner === 'temporal') chooseRunner(await (await import('./product/temporal.ts')).openTemporal())
if (values.nodes) {
  const { ProductNodes } = await import('./product/nodes/nodes.ts')
  chooseNodes(options => ProductNodes.open(options, Number(values.nodes)))
}
await (values.small ? playSmall() : playWorlds())
await forgetGround()
const { milliseconds, ...counts } = sums
say(JSON.stringify({ ...counts, actions_per_second: Math.round(counts.actions / (milliseconds / 1_000)) }))
process.exit(counts.differences > 0 ? 1 : 0)
