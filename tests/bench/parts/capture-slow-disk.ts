/**
 * Twenty sites with submissions while each fsync takes 5 ms longer: the longest pause of the event loop.
 * Floor: the same load on the disk as it is.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, startServer } from '../../tools/server-process.ts'
import { measure, post } from './load.ts'
import { prepareSites, type Sites } from './sites.ts'
import { raisedLimits, submission, submissionPath } from './submission.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const site_count = 20
const connections = 16
const requests = 4_000
const warm_up = 800

/** Needs a C compiler, as every machine has that builds Node's modules. */
function slowDiskLibrary(): string {
  const folder = join(root, '.cache', 'bench')
  mkdirSync(folder, { recursive: true })
  const library = join(folder, 'slow-disk.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, join(import.meta.dirname, 'slow-disk.c'), '-ldl'])
  return library
}

export async function captureOnSlowDisk(): Promise<object> {
  const floor = await run({})
  const slow = await run({ LD_PRELOAD: slowDiskLibrary() })
  return {
    name: 'capture_slow_disk',
    unit: 'ms',
    value: slow.gap_ms,
    floor: floor.gap_ms,
    ratio: Number((slow.gap_ms / floor.gap_ms).toFixed(2)),
    errors: slow.errors + floor.errors,
    limiter: 'on',
  }
}

async function run(environment: Record<string, string>): Promise<{ gap_ms: number; errors: number }> {
  const sites = await prepareSites(site_count)
  try {
    const port = await freePort()
    const watch = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'loop-gap.ts')}` }
    const server = await startServer({
      folder: sites.folder,
      port,
      environment: { ...raisedLimits, ...watch, ...environment },
      args: ['--empty'],
    })
    await load(port, sites, warm_up)
    server.child.kill('SIGUSR2')
    const { errors } = await load(port, sites, requests)
    await server.stop()
    const gap = /longest gap ([\d.]+)/.exec(server.output())
    if (!gap) throw new Error(`The server did not tell its longest gap:\n${server.output()}`)
    return { gap_ms: Number(Number(gap[1]).toFixed(1)), errors }
  } finally {
    await rm(sites.folder, { recursive: true, force: true })
  }
}

function load(port: number, { forms }: Sites, count: number) {
  let sent = 0
  const next = () => {
    const form = forms[sent % forms.length]
    if (sent === count || !form) return undefined
    sent += 1
    return post(submissionPath(form), submission())
  }
  return measure({ port, connections, next, isRight: status => status === 201 })
}
