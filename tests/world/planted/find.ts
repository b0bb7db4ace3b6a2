/** Plays worlds with one plant after another, each in a process of its own, until it is found. */
import { playElsewhere } from '../elsewhere.ts'
import type { Plant } from './plant.ts'

const ACTIONS_MAX = 150
const SEEDS_MAX = 8
const LATE_MAX = 10
const MINUTES_MAX = 5

interface Planted {
  actions: number
  differences: number
  first: string
}

/** A world with a plant or without. */
const playSeed = (seed: number, actions: number, around: readonly string[], plant?: Plant): Promise<Planted> =>
  playWith([`--seed=${seed}`, `--actions=${actions}`, '--every=5', ...around], plant)

function worldOf({ faults, nodes }: Plant): string[] {
  if (nodes) return ['--nodes=3', '--faults']
  return faults ? ['--faults'] : []
}

async function playWith(bounds: readonly string[], plant?: Plant): Promise<Planted> {
  const options = { timeoutMs: MINUTES_MAX * 60_000, ...(plant && { plant: plant.name }) }
  const { actions, differences, lines } = await playElsewhere([...bounds, '--no-shorten'], options)
  return { actions, differences, first: lines.find(line => line.startsWith('✗'))?.slice(2) ?? '' }
}

/** How many actions of a seed are played without a difference where nothing is planted. */
const clean = new Map<string, Promise<number>>()
function cleanActions(seed: number, around: readonly string[]): Promise<number> {
  const name = `${seed} ${around}`
  const known = clean.get(name) ?? countClean(seed, around)
  clean.set(name, known)
  return known
}

/** Some less than were played: what was compared late would else count as found. */
async function countClean(seed: number, around: readonly string[]): Promise<number> {
  const { actions, differences } = await playSeed(seed, ACTIONS_MAX, around)
  return differences > 0 ? actions - LATE_MAX : actions
}

export interface Found {
  plant: string
  /** A seed, or the name of a case. */
  seed: number | string | null
  actions: number | null
  first: string
}

export async function find(plant: Plant, firstSeed: number): Promise<Found> {
  if (plant.shown_by) {
    const { actions, differences, first } = await playWith([`--case=tests/world/cases/${plant.shown_by}.json`], plant)
    if (differences > 0) return { plant: plant.name, seed: plant.shown_by, actions, first }
  }
  const seeds = [plant.found_in, ...Array.from({ length: SEEDS_MAX }, (_, place) => firstSeed + place)]
  for (const seed of new Set(seeds)) {
    const around = worldOf(plant)
    const most = await cleanActions(seed, around)
    if (most <= 0) continue
    const { actions, differences, first } = await playSeed(seed, most, around, plant)
    if (differences > 0) return { plant: plant.name, seed, actions, first }
  }
  return { plant: plant.name, seed: null, actions: null, first: '' }
}
