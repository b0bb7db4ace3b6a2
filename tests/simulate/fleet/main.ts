/** `npm run simulate -- --fleet`: a day of a fleet on a virtual clock, by the real placement, leases, looks for what is due and queues. */
import { rmSync } from 'node:fs'
import { live, takeSteadyTime, theEnvironment } from '../virtual-time.ts'

takeSteadyTime()
// What the product captures when it is loaded is the virtual.
const { Fleet } = await import('./fleet.ts')
const { happen } = await import('./incidents.ts')
const { resultOf } = await import('./findings.ts')
const { fleetMistakes } = await import('./mistakes.ts')
const { dayOf, smallDay } = await import('./plan.ts')

interface FleetOptions {
  seed: number
  sites: number
  nodes: number
  from: number
  hours: number
  small: boolean
  /** Each is planted in a small day. */
  mistakes: boolean
  mistake: string | undefined
}

const look_ms = 10_000
const shown = 20

/** How many things were found that must not be. */
export async function playFleet({ small, mistakes, mistake: named, ...size }: FleetOptions): Promise<number> {
  const mistake = fleetMistakes.find(({ name }) => name === named)
  if (named && !mistake) throw new Error(`There is no mistake ${named}`)
  if (mistakes) return playMistakes(size.seed, fleetMistakes)
  const played = await play(small ? smallDay(size.seed) : dayOf(size), mistake)
  for (const finding of played.findings.slice(0, shown)) say(`✗ ${finding}`)
  if (played.findings.length > shown) say(`… and ${played.findings.length - shown} more`)
  // The gate shows besides that it finds.
  const unfound = small && !mistake ? await playMistakes(size.seed, fleetMistakes.slice(-1)) : 0
  say(JSON.stringify({ fleet: 'day', ...played.line }))
  return played.findings.length + unfound
}

async function playMistakes(seed: number, planted: typeof fleetMistakes): Promise<number> {
  let unfound = 0
  for (const mistake of planted) {
    const { findings } = await play(smallDay(seed), mistake)
    if (findings.length === 0) unfound += 1
    say(`${findings.length > 0 ? '✓' : '✗'} ${mistake.name} (${mistake.says}): ${findings[0] ?? 'never found'}`)
  }
  return unfound
}

async function play(plan: ReturnType<typeof dayOf>, mistake: (typeof fleetMistakes)[number] | undefined) {
  const began = process.hrtime.bigint()
  const fleet = new Fleet(plan, mistake)
  const { time, seen } = fleet
  live(time)
  try {
    void fleet.begin()
    for (const incident of plan.incidents) time.after(incident.at, theEnvironment, () => void happen(fleet, incident))
    for (let n = 0; n < plan.visits; n++) {
      const site = fleet.random.pick(plan.sites)
      time.after(fleet.random.next() * plan.ms * 0.95 + look_ms, theEnvironment, () => void fleet.visit(site.id))
    }
    const look = () => {
      seen.most_open_sites = Math.max(seen.most_open_sites, ...fleet.nodes.map(node => node.openSites))
      time.after(look_ms, theEnvironment, look)
    }
    look()
    await time.pass(plan.ms)
  } finally {
    rmSync(fleet.folder, { recursive: true, force: true })
  }
  return resultOf(fleet, Number(process.hrtime.bigint() - began) / 1e9)
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
