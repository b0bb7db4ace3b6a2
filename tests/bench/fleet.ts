/**
 * 10,000 sites in one process, most of which rest: what it has in use at its start and with as many open as it keeps; how long a site takes that is
 * opened for a submission; what a look for sites that are due costs; and whether the daily round over all of them ends within an hour.
 */
import { rm } from 'node:fs/promises'
import { sitesDue } from '../../api/account/sites/rules.ts'
import { openInstallation } from '../../api/installation.ts'
import { readConfig } from '../../api/platform/config/config.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { restAfter, tendQuietSites } from '../../api/quiet-sites.ts'
import { siteHousekeeping } from '../../api/site-parts.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { dnsServer } from './parts/dns-server.ts'
import { measure, percentile, post } from './parts/load.ts'
import { copySites } from './parts/many-sites.ts'
import { openFiles, processorSeconds, residentBytes } from './parts/process-use.ts'
import { prepareSites } from './parts/sites.ts'
import { raisedLimits, submission, submissionPath } from './parts/submission.ts'

const hour_s = 3_600
const open_most = 1_500
const cold_goal_ms = 50
/** Of a look, which is made every few seconds. */
const due_goal_ms = 20
const looks = 100
const look_ahead_ms = 60_000
/** Of the round, so many sites are tended; the others cost the same. */
const tended_most = 1_000
/** One site in so many has something to do some day. */
const waiting_share = 7

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const on_disk = small ? 300 : 10_000
  const sites = await prepareSites(1)
  const copies = await copySites(sites, on_disk)
  try {
    yield* inProcess(sites.folder, copies)
    yield* inside(sites.folder, on_disk)
  } finally {
    await rm(sites.folder, { recursive: true, force: true })
  }
}

const round = (value: number): number => Number(value.toFixed(2))

async function* inProcess(folder: string, copies: { site_id: string; popup_id: string }[]): AsyncGenerator<object> {
  const dns = await dnsServer(() => 1)
  const port = await freePort()
  const environment = { ...raisedLimits, DNS_SERVERS: dns.address }
  const server = await startServer({ folder, port, environment, args: ['--empty'] })
  const pid = server.child.pid ?? 0
  try {
    const rest = { files: openFiles(pid), bytes: residentBytes(pid) }
    const left = copies.slice(0, open_most)
    const opened = left.length
    const before_s = processorSeconds(pid)
    const next = () => {
      const form = left.pop()
      return form && post(submissionPath(form), submission())
    }
    const { latencies, errors } = await measure({ port, connections: 1, next, isRight: status => status === 201 })
    const [files, bytes] = [openFiles(pid), residentBytes(pid)]
    yield {
      ...{ name: 'fleet_memory', unit: 'MB', value: round(bytes / 1e6), on_disk: copies.length, open: opened },
      ...{ at_rest_mb: round(rest.bytes / 1e6), kb_an_open_site: round((bytes - rest.bytes) / opened / 1e3) },
      ...{ files, files_at_rest: rest.files, ready_ms: round(server.ready_ms) },
    }
    yield {
      ...{ name: 'fleet_cold_open', unit: 'ms', value: round(percentile(latencies, 0.99)), goal: cold_goal_ms, errors },
      ...{ p50_ms: round(percentile(latencies, 0.5)) },
      cpu_ms: round(((processorSeconds(pid) - before_s) / opened) * 1e3),
    }
  } finally {
    await server.stop()
    dns.close()
  }
}

async function* inside(folder: string, on_disk: number): AsyncGenerator<object> {
  const installation = await openInstallation(readConfig({ DATA_DIR: folder }), { log: createLog('silent') })
  try {
    const { databases, clock } = installation
    const now = clock.now()
    const later = `update sites set wake_at = ${now} + (rowid % 86400) * 1000 + 120000 where rowid % ${waiting_share} = 0`
    await databases.control.write(tx => tx.run(later))
    const times: number[] = []
    for (let n = 0; n < looks; n++) {
      const begun = performance.now()
      await databases.control.read(db => sitesDue(db, { now, demo_now: now }, look_ahead_ms))
      times.push(performance.now() - begun)
    }
    yield {
      ...{ name: 'fleet_due_scan', unit: 'ms', value: round(percentile(times, 0.99)), goal: due_goal_ms },
      ...{ p50_ms: round(percentile(times, 0.5)), on_disk },
    }
    const [begun, cpu] = [performance.now(), process.cpuUsage()]
    const tended = Math.min(on_disk, tended_most)
    await roundOver(installation, tended)
    const took = (performance.now() - begun) / tended
    const used = process.cpuUsage(cpu)
    yield {
      ...{ name: 'fleet_daily_round', unit: 's', goal: hour_s, on_disk, tended },
      // With the rests that a server takes between them, which are left out here.
      value: round((on_disk * (took + restAfter(took, { sites: on_disk, rest_share: 19 }))) / 1e3),
      ...{ work_s: round((took * on_disk) / 1e3), ms_a_site: round(took) },
      cpu_ms_a_site: round((used.user + used.system) / tended / 1e3),
    }
  } finally {
    await installation.close()
  }
}

/** So many sites, one after another, without rests. */
async function roundOver(installation: Awaited<ReturnType<typeof openInstallation>>, count: number): Promise<void> {
  let stop = async () => undefined as void
  // The round itself keeps no process alive.
  const alive = setInterval(() => undefined, 1_000)
  await new Promise<void>(resolve => {
    let seen = 0
    const isAwake = () => {
      seen += 1
      if (seen > count) resolve()
      return false
    }
    const options = { installation, isAwake, housekeeping: siteHousekeeping }
    ;({ stop } = tendQuietSites({ ...options, first_ms: 0, rest_share: 0 }))
  })
  clearInterval(alive)
  await stop()
}
