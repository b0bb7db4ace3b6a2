/** What the day of a fleet is: its sites and where they are, its nodes and racks, and what goes wrong when. */
import { type Random, randomOf } from '../../chaos/random.ts'

const hour_ms = 3_600_000
const minute_ms = 60_000
const day = Date.parse('2026-12-01T00:00:00Z')
const local_hour = 9

/** Hours from UTC, and how many of a hundred sites live there. */
const zones: readonly (readonly [number, number])[] = [
  ...([
    [-8, 10],
    [-7, 4],
    [-6, 10],
    [-5, 17],
    [-3, 8],
    [0, 8],
  ] as const),
  ...([
    [1, 18],
    [2, 6],
    [3, 5],
    [5.5, 6],
    [8, 4],
    [9, 2],
    [10, 2],
  ] as const),
]

export type Incident =
  | { type: 'rack_dies'; at: number; back_at: number }
  | { type: 'node_pauses'; at: number; ms: number }
  | { type: 'server_away'; at: number; ms: number; of: 'control' | 'sites' }
  | { type: 'nodes_restart'; at: number }
  | { type: 'node_joins'; at: number }

export interface FleetPlan {
  seed: number
  start: number
  /** Since the start. */
  ms: number
  sites: readonly { id: string; campaign_at: number | null }[]
  nodes: number
  racks: number
  site_servers: number
  /** Of a campaign. */
  emails: number
  visits: number
  first_round_ms: number
  /** Their moments are since the start. */
  incidents: readonly Incident[]
}

export interface FleetSize {
  seed: number
  sites: number
  nodes: number
  /** Of the day, in hours of UTC. */
  from: number
  hours: number
}

/** One site in so many has a campaign that day. */
const campaign_share = 7

export function dayOf({ seed, sites, nodes, from, hours }: FleetSize): FleetPlan {
  const start = day + from * hour_ms
  const ms = hours * hour_ms
  const at = (hour: number, seconds = 0) => (hour - from) * hour_ms + seconds * 1_000
  // Each in the first seconds after 09:00 somewhere, but for the upgrade.
  const incidents: Incident[] = [
    { type: 'nodes_restart', at: at(3.5) },
    { type: 'node_joins', at: at(7.95) },
    { type: 'rack_dies', at: at(8, 5), back_at: at(8.25) },
    { type: 'node_pauses', at: at(14, 5), ms: 20_000 },
    { type: 'server_away', at: at(16, 2), ms: 120_000, of: 'sites' },
    { type: 'server_away', at: at(17, 2), ms: 30_000, of: 'control' },
  ]
  return {
    ...{ seed, nodes, start, ms, racks: Math.max(2, Math.ceil(nodes / 6)), site_servers: 4 },
    ...{ emails: 1_000, visits: Math.round((sites * hours) / 24), first_round_ms: minute_ms },
    sites: sitesOf(sites, randomOf(seed), start, ms),
    incidents: incidents.filter(({ at }) => at >= 0 && at < ms),
  }
}

/** A quarter of an hour around 09:00 in central Europe, with everything in it. */
export function smallDay(seed: number): FleetPlan {
  const ms = 16 * minute_ms
  const start = day + 8 * hour_ms - 2 * minute_ms
  const at = (minute: number, seconds = 0) => minute * minute_ms + seconds * 1_000
  return {
    ...{ seed, nodes: 4, start, ms, racks: 2, site_servers: 2 },
    ...{ emails: 1_000, visits: 100, first_round_ms: minute_ms / 2 },
    sites: sitesOf(150, randomOf(seed), start, ms, 1),
    incidents: [
      { type: 'rack_dies', at: at(2, 3), back_at: at(4) },
      { type: 'node_pauses', at: at(6), ms: 20_000 },
      { type: 'server_away', at: at(7), ms: 60_000, of: 'sites' },
      { type: 'server_away', at: at(9), ms: 30_000, of: 'control' },
      { type: 'nodes_restart', at: at(11) },
      { type: 'node_joins', at: at(13) },
    ],
  }
}

function sitesOf(count: number, random: Random, start: number, ms: number, share = campaign_share): FleetPlan['sites'] {
  return Array.from({ length: count }, (_, n) => {
    const id = `site_0199a3f2c4d87e6b9a01${n.toString(16).padStart(12, '0')}`
    const at = day + (local_hour - zoneOf(random)) * hour_ms
    const isSending = n % share === 0 && at >= start && at < start + ms
    return { id, campaign_at: isSending ? at : null }
  })
}

function zoneOf(random: Random): number {
  let left = random.between(1, 100)
  for (const [zone, share] of zones) {
    left -= share
    if (left <= 0) return zone
  }
  return 0
}
