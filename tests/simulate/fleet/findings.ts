/** What must be true of a day. */
import type { Fleet } from './fleet.ts'

/** After a server is back, or sites have new homes, what was due meanwhile is begun. */
const recovery_ms = 40_000
/** A campaign is begun so soon after 09:00. */
const late_ms = 60_000
const home_ms_max = 10_000
/** At the end of the day, of an even share. */
const uneven_share = 0.15

export interface FleetResult {
  line: Record<string, unknown>
  findings: string[]
}

export function resultOf(fleet: Fleet, real_s: number): FleetResult {
  const { seen, plan, controlServer, siteServers } = fleet
  const done = fleet.tables.done()
  const late = lateCampaigns(fleet)
  const differences = differencesIn(fleet, done)
  const findings = [
    ...differences,
    ...late.map(({ id, ms }) => `the campaign of ${id} was begun ${Math.round(ms / 1_000)} s late`),
    ...seen.twice.map(name => `two nodes had ${name} at a time`),
    ...[...seen.errors].map(([error, times]) => `${times} times: ${error}`),
  ]
  const shares = sharesOf(fleet)
  const mean = shares.reduce((sum, count) => sum + count, 0) / shares.length
  if (shares.some(count => Math.abs(count - mean) > Math.max(2, mean * uneven_share)))
    findings.push(`nodes ended with ${shares.join(', ')} sites`)
  if (seen.longest_without_home_ms > home_ms_max)
    findings.push(`a site was without a home for ${seen.longest_without_home_ms / 1_000} s`)
  const seconds = (ms: number) => Number((ms / 1_000).toFixed(1))
  const line = {
    ...{
      sites: plan.sites.length,
      nodes: plan.nodes,
      hours: Number((plan.ms / 3_600_000).toFixed(2)),
      seed: plan.seed,
    },
    ...{ homes_moved: seen.homes_moved, longest_without_home_s: seconds(seen.longest_without_home_ms) },
    sites_of_nodes: shares,
    ...{ campaigns: seen.due.size, late_campaigns: late.length, campaigns_begun_again: seen.begun_again },
    longest_campaign_s: seconds(seen.longest_campaign_ms),
    ...{ visits: seen.visits, refused: seen.refused, differences: differences.length, two_homes: seen.twice.length },
    ...{ most_open_sites: seen.most_open_sites, openings: fleet.openings },
    control_requests_a_second: Number((controlServer.requests / (plan.ms / 1_000)).toFixed(1)),
    control_busiest_second: controlServer.busiest,
    control_longest_wait_s: seconds(controlServer.longest_wait_ms),
    site_servers_busiest_second: Math.max(...siteServers.map(({ busiest }) => busiest)),
    logged_of_outages: seen.outage_errors,
    real_s: Number(real_s.toFixed(1)),
  }
  return { line, findings }
}

/** Of those that live, how many each has. */
const sharesOf = (fleet: Fleet): number[] =>
  fleet.nodes.filter(({ alive }) => alive).map(({ homes }) => homes.sites.length)

function lateCampaigns({ seen }: Fleet): { id: string; ms: number }[] {
  return [...seen.due].flatMap(([id, due]) => {
    const begun = seen.begun.get(id)
    if (begun === undefined) return []
    const excused = seen.outages
      .filter(({ from, to }) => from <= begun && to + recovery_ms >= due)
      .reduce((sum, { from, to }) => sum + to - from + recovery_ms, 0)
    const ms = begun - due
    return ms > late_ms + excused ? [{ id, ms }] : []
  })
}

/** Each campaign once, and what was acknowledged, and nothing twice. */
function differencesIn({ seen }: Fleet, done: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  for (const id of seen.due.keys()) {
    const times = (done.get(id) ?? []).filter(what => what === id).length
    if (times !== 1) found.push(`the campaign of ${id} was done ${times} times`)
  }
  for (const [id, visits] of seen.acknowledged) {
    const there = new Set(done.get(id))
    for (const what of visits) if (!there.has(what)) found.push(`${what} of ${id} was acknowledged and is not there`)
  }
  for (const [id, all] of done) if (new Set(all).size < all.length) found.push(`something of ${id} is there twice`)
  return found
}
