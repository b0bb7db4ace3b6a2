/**
 * How long sandboxes take: the first creation, a stopped one and a frozen one until their first full page, one that runs, and the memory of each.
 * Floor: the runtime's own command on the same files, in turns with ours. Needs SANDBOX_RUNTIME with what
 * `npm run sandboxes:install -- --sample` puts there.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programFile } from '../../api/site/sandboxes/drivers/playground/installed.ts'
import { createSandboxFixture, type SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import { freePort } from '../tools/server-process.ts'

const rounds = Number(process.env.BENCH_SANDBOXES ?? 3)
const goals = { creation: 15_000, resume: 6_000, frozen: 2_000, running: 1_500, installed: 250_000_000 }
const ratio_min = 0.85
const probe_ms = 50

export async function* bench(): AsyncGenerator<object> {
  const runtime = process.env.SANDBOX_RUNTIME
  if (!runtime) {
    yield { name: 'sandboxes', skipped: 'SANDBOX_RUNTIME names no folder: npm run sandboxes:install -- --sample' }
    return
  }
  const f = await createSandboxFixture({ SANDBOX_RUNTIME: runtime })
  try {
    yield* measure(f, runtime)
  } finally {
    await f.close()
  }
}

async function* measure(f: SandboxFixture, runtime: string): AsyncGenerator<object> {
  const creation = await timed(() => f.newSandbox({ name: 'Bench-demo', type: 'wordpress' }))
  const id = creation.value
  yield line('sandbox_creation_ms', 'ms', creation.ms, goals.creation)
  const url = String((await f.sandbox(id)).url)
  const entered = await f.visit(String((await f.w.post(f.path(`sandboxes/${id}/open`))).body.url))
  const cookie = (entered.headers['set-cookie'] ?? []).map(one => one.split(';')[0]).join('; ')
  const page = async () => {
    for (;;) {
      // An answer that a busy machine cuts off counts into the time, as for a visitor who asks again.
      const { status, body } = await f.visit(`${url}/`, { headers: { cookie } }).catch(() => ({ status: 0, body: '' }))
      if (status === 200 && body.includes('Hello world')) return
      await sleep(probe_ms)
    }
  }
  await page()
  yield line('sandbox_running_ms', 'ms', (await timed(page)).ms, goals.running)
  const running = await f.supervisor().start({ sandbox_id: id } as never)
  process.kill(running.pid, 'SIGSTOP')
  const frozen = await timed(async () => {
    process.kill(running.pid, 'SIGCONT')
    await page()
  })
  yield line('sandbox_frozen_ms', 'ms', frozen.ms, goals.frozen)
  yield { name: 'sandbox_memory_bytes', unit: 'B', value: running.memory() }
  await f.supervisor().stop(id)
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let n = 0; n < rounds; n++) {
    floor.push((await timed(() => bareStart(runtime, join(f.folder(id), 'live'), url))).ms)
    ours.push((await timed(page)).ms)
    await f.supervisor().stop(id)
  }
  const [value, least] = [median(ours), median(floor)]
  const ratio = Number((least / value).toFixed(2))
  const reached = value <= goals.resume && ratio >= ratio_min
  yield { ...line('sandbox_resume_ms', 'ms', value, goals.resume), floor: Math.round(least), ratio, reached }
  const modules = join(runtime, 'node_modules')
  yield line('sandbox_runtime_bytes', 'B', bytesBelow(modules), goals.installed)
}

/** The runtime by its own command, without our fence and proxy, until its first full page. */
async function bareStart(runtime: string, live: string, site_url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-bare-'))
  cpSync(live, folder, { recursive: true })
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      ...[programFile(runtime), 'server', '--port', String(port), '--workers', '1', '--php', '8.3'],
      ...['--site-url', site_url, '--wordpress-install-mode', 'do-not-attempt-installing'],
      ...['--mount-dir-before-install', join(folder, 'wordpress'), '/wordpress'],
      ...['--mount-dir-before-install', join(folder, 'database'), '/database', '--define', 'DB_DIR', '/database/'],
    ],
    { stdio: 'ignore', env: { HOME: '/nonexistent', NO_COLOR: '1' }, cwd: folder },
  )
  try {
    while ((await statusOf(port, new URL(site_url).host)) !== 200) await sleep(probe_ms)
  } finally {
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

const statusOf = (port: number, host: string): Promise<number> =>
  new Promise(resolve => {
    request({ host: '127.0.0.1', port, headers: { host } }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end()
  })

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const begun = performance.now()
  const value = await work()
  return { value, ms: performance.now() - begun }
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

const line = (name: string, unit: string, value: number, goal: number) => ({
  ...{ name, unit, value: Math.round(value), goal, reached: value <= goal },
})
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
