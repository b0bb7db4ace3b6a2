/**
 * Many sites in one process: 10,000 on disk, of which visitors use 1,000, some far more than others. How long a submission to
 * a site that is open takes beside all the others, once each has been visited, against the same load on a single site; how long one takes that opens
 * its site; how many files and how much memory that costs, and what of it is given back.
 */
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { SITE_UNUSED_MS } from '../../api/platform/database/limits.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { dnsServer } from './parts/dns-server.ts'
import { measure, percentile, post } from './parts/load.ts'
import { copySites } from './parts/many-sites.ts'
import { openFiles, residentBytes, watchUse } from './parts/process-use.ts'
import { prepareSites, type Sites } from './parts/sites.ts'
import { raisedLimits, submission, submissionPath } from './parts/submission.ts'

type Form = Sites['forms'][number]

const connections = 4
/** Sites that were used last: they are surely open. */
const warm_sites = 100
const ratio_goal = 2
const cold_goal_ms = 50

const sizes = {
  whole: { on_disk: 10_000, active: 1_000, requests: 20_000, cold: 300, rest: true },
  small: { on_disk: 300, active: 300, requests: 3_000, cold: 60, rest: false },
}

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const size = small ? sizes.small : sizes.whole
  const sites = await prepareSites(1)
  const [single] = sites.forms
  const copies = await copySites(sites, size.on_disk)
  const port = await freePort()
  // As everywhere where people use it: without one, addresses would be looked up again and again.
  const dns = await dnsServer(() => 1)
  const environment = { ...raisedLimits, DNS_SERVERS: dns.address }
  const server = await startServer({ folder: sites.folder, port, environment, args: ['--empty'] })
  const pid = server.child.pid ?? 0
  try {
    const rest = { files: openFiles(pid), bytes: residentBytes(pid) }
    const alone = await load(port, size.requests / 4, () => single)
    const cold = await coldOpens(port, copies.slice(-size.cold))
    const use = watchUse(pid)
    const active = copies.slice(0, size.active)
    await coldOpens(port, active)
    const among = await load(port, size.requests, popular(active))
    const { most } = use.stop()
    const p99 = percentile(among.warm, 0.99)
    yield {
      ...{ name: 'tenants', unit: 'ms', value: round(p99), floor: round(percentile(alone.warm, 0.99)) },
      ...{ ratio: round(p99 / percentile(alone.warm, 0.99)), goal: ratio_goal },
      ...{ p50_ms: round(percentile(among.warm, 0.5)), floor_p50_ms: round(percentile(alone.warm, 0.5)) },
      ...{ on_disk: size.on_disk, active: size.active, opened_p99_ms: round(percentile(among.others, 0.99)) },
      errors: alone.errors + among.errors,
    }
    yield {
      ...{ name: 'tenants_cold_open', unit: 'ms', value: round(percentile(cold.warm, 0.99)), goal: cold_goal_ms },
      ...{ p50_ms: round(percentile(cold.warm, 0.5)), errors: cold.errors },
    }
    yield { name: 'tenants_use', files: most.files, rss_bytes: most.bytes, rest, ...(await afterRest(server, size)) }
  } finally {
    await server.stop()
    dns.close()
    await rm(sites.folder, { recursive: true, force: true })
  }
}

const round = (value: number): number => Number(value.toFixed(1))

interface Seen {
  /** Of sites that are open for sure, and of the others, in milliseconds. */
  warm: number[]
  others: number[]
  errors: number
}

/** Submissions over a few connections, each to the next site. */
async function load(port: number, requests: number, siteOf: () => Form | undefined): Promise<Seen> {
  const seen: Seen = { warm: [], others: [], errors: 0 }
  const lately = new Set<string>()
  const wasWarm = new Map<Buffer, boolean>()
  let left = requests
  const next = () => {
    const form = siteOf()
    if (left-- <= 0 || !form) return undefined
    const request = post(submissionPath(form), submission())
    wasWarm.set(request, lately.delete(form.site_id))
    lately.add(form.site_id)
    if (lately.size > warm_sites) lately.delete(lately.values().next().value ?? '')
    return request
  }
  const onAnswer = (_: number, ms: number, request: Buffer) => {
    seen[wasWarm.get(request) ? 'warm' : 'others'].push(ms)
    wasWarm.delete(request)
  }
  const { errors } = await measure({ port, connections, next, isRight: status => status === 201, onAnswer })
  return { ...seen, errors }
}

/** One after the other, each the first that its site gets. */
async function coldOpens(port: number, forms: readonly Form[]): Promise<Seen> {
  const left = [...forms]
  const next = () => {
    const form = left.pop()
    return form && post(submissionPath(form), submission())
  }
  const { latencies, errors } = await measure({ port, connections: 1, next, isRight: status => status === 201 })
  return { warm: latencies, others: [], errors }
}

/** A few sites get most of the visits: the n-th a n-th of what the first gets. Always the same ones. */
function popular(forms: readonly Form[]): () => Form | undefined {
  const sums: number[] = []
  for (let n = 1; n <= forms.length; n++) sums.push((sums.at(-1) ?? 0) + 1 / n)
  let seed = 7
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    const at = (seed / 2_147_483_647) * (sums.at(-1) ?? 0)
    return forms[sums.findIndex(sum => sum >= at)]
  }
}

/** What is in use once nobody has used the sites for long enough. */
async function afterRest({ child: { pid = 0 } }: ServerProcess, { rest }: { rest: boolean }): Promise<object> {
  if (!rest) return {}
  await sleep(SITE_UNUSED_MS + 90_000)
  return { given_back: { files: openFiles(pid), bytes: residentBytes(pid) } }
}
