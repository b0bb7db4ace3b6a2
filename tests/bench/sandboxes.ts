/**
 * How long sandboxes take: the first creation, a stopped one and a frozen one until their first full page, one that runs, a click into one of
 * the pool, and the memory of each.
 * Floor: the runtime's own command on the same files, in turns with ours. Needs SANDBOX_RUNTIME with what
 * `npm run sandboxes:install -- --sample` puts there.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../api/platform/config/config.ts'
import { visit_cookie } from '../../api/public/sandbox-proxy/visits.ts'
import { playgroundLimits } from '../../api/site/sandboxes/drivers/limits.ts'
import { programFile } from '../../api/site/sandboxes/drivers/playground/installed.ts'
import { cookiesOf, createSandboxFixture, type SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import { freePort } from '../tools/server-process.ts'

const rounds = Number(process.env.BENCH_SANDBOXES ?? 3)
const goals = { creation: 15_000, resume: 6_000, frozen: 2_000, running: 1_500, installed: 250_000_000 }
const ratio_min = 0.85
const probe_ms = 50
/** On a machine that does much else a start takes minutes. */
const patience_ms = 300_000
const frozen_after_ms = (playgroundLimits.playground_freeze_seconds + 1) * 1_000
const tick_ms = 10

export async function* bench(): AsyncGenerator<object> {
  const runtime = process.env.SANDBOX_RUNTIME
  if (!runtime) {
    yield { name: 'sandboxes', skipped: 'SANDBOX_RUNTIME names no folder: npm run sandboxes:install -- --sample' }
    return
  }
  const f = await createSandboxFixture({ SANDBOX_RUNTIME: runtime, SANDBOXES_WARM: '1' })
  try {
    yield* measure(f, runtime)
  } catch (error) {
    yield { name: 'sandboxes', reached: false, broke: (error as Error).message, ...surroundings() }
    process.exitCode = 1
  } finally {
    await f.close()
  }
}

async function* measure(f: SandboxFixture, runtime: string): AsyncGenerator<object> {
  const creation = await timed(() => f.newSandbox({ name: 'Bench-demo', type: 'wordpress' }))
  const id = creation.value
  yield line('sandbox_creation_ms', creation.ms, goals.creation)
  const { origin, cookie } = anonymous(await f.enterAsOwner(id))
  const page = () => pageOf(f, origin, cookie)
  await page()
  yield line('sandbox_running_ms', (await timed(page)).ms, goals.running)
  const running = f.supervisor().processOf(id)
  f.w.clock.forward(frozen_after_ms)
  await f.supervisor().look()
  if (!running?.freezing.isFrozen) throw new Error('it is not frozen')
  yield line('sandbox_frozen_ms', (await timed(page)).ms, goals.frozen)
  yield { name: 'sandbox_memory_bytes', unit: 'B', value: running.memory(), ...surroundings() }
  yield await pool(f, id)
  await f.supervisor().stop(id)
  yield await resume(f, { id, origin, page, runtime })
  const modules = join(runtime, 'node_modules')
  const bytes = bytesBelow(modules)
  yield {
    name: 'sandbox_runtime_bytes',
    unit: 'B',
    value: bytes,
    goal: goals.installed,
    reached: bytes <= goals.installed,
  }
  yield { name: 'sandboxes_awake_max', unit: 'sandboxes', value: readConfig({ ENV_FILE: 'none' }).sandboxes.awake_max }
}

/** Let in by us and not signed in to WordPress: the same page as of the runtime alone, without the bar of whoever is. */
const anonymous = ({ origin, cookie }: { origin: string; cookie: string }) => ({
  origin,
  cookie: cookie.split('; ').find(one => one.startsWith(`${visit_cookie}=`)) ?? '',
})

/** From a lead's click to their first page, in a copy that runs in the pool. */
async function pool(f: SandboxFixture, id: string): Promise<object> {
  const { w, path } = f
  await w.patch(path(`sandboxes/${id}`), { lead_access: 'copy', pool_size: 1 })
  await f.work()
  f.w.clock.forward(frozen_after_ms)
  await f.supervisor().look()
  const lead_id = await f.newLead('bench@example.com')
  const { body } = await w.post(path(`sandboxes/${id}/accesses`), { lead_id, send_email: false })
  const { url } = (await w.post(path(`sandbox-accesses/${body.id}/links`))).body
  const isRunning = f.supervisor().isRunning(String(body.copy_id))
  const click = await timed(async () => {
    const on = await w.call('POST', new URL(String(url)).pathname, { token: null })
    const address = String(on.headers.get('location'))
    const entered = await f.visit(address)
    await pageOf(f, new URL(address).origin, cookiesOf(entered))
  })
  return { ...line('sandbox_pool_click_ms', click.ms, goals.running), was_running: isRunning }
}

interface Resuming {
  id: string
  origin: string
  page: () => Promise<void>
  runtime: string
}

async function resume(f: SandboxFixture, { id, origin, page, runtime }: Resuming): Promise<object> {
  const [ours, floor, ours_cpu, floor_cpu]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let n = 0; n < rounds; n++) {
    const bare = await timed(() => bareStart(runtime, join(f.folder(id), 'live'), origin))
    floor.push(bare.ms)
    floor_cpu.push(bare.value)
    ours.push((await timed(page)).ms)
    ours_cpu.push(cpuMs(f.supervisor().processOf(id)?.pid ?? 0))
    await f.supervisor().stop(id)
  }
  const [value, least] = [median(ours), median(floor)]
  const ratio = Number((least / value).toFixed(2))
  const cpu_ratio = Number((median(floor_cpu) / median(ours_cpu)).toFixed(2))
  const reached = value <= goals.resume && ratio >= ratio_min
  const cpu = { cpu_ms: median(ours_cpu), floor_cpu_ms: median(floor_cpu), cpu_ratio }
  return {
    ...line('sandbox_resume_ms', value, goals.resume),
    floor: Math.round(least),
    ratio,
    ratio_min,
    ...cpu,
    reached,
  }
}

/** Asks until there is the page: an answer that a busy machine cuts off counts into the time, as for a visitor who asks again. */
async function pageOf(f: SandboxFixture, origin: string, cookie: string): Promise<void> {
  const until = performance.now() + patience_ms
  while (performance.now() < until) {
    const { status, body } = await f.visit(`${origin}/`, { headers: { cookie } }).catch(() => ({ status: 0, body: '' }))
    if (status === 200 && body.includes('Hello world')) return
    await sleep(probe_ms)
    // The waits of one that died pass on the clock of the fixture.
    f.w.clock.forward(probe_ms)
  }
  throw new Error(`no page within ${patience_ms / 1_000} s`)
}

/** The runtime by its own command, without our fence and proxy, until its first full page; milliseconds of processor. */
async function bareStart(runtime: string, live: string, site_url: string): Promise<number> {
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
    const until = performance.now() + patience_ms
    while ((await statusOf(port, new URL(site_url).host)) !== 200) {
      if (performance.now() > until) throw new Error(`the bare runtime has no page within ${patience_ms / 1_000} s`)
      await sleep(probe_ms)
    }
    return cpuMs(child.pid ?? 0)
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

/** Milliseconds of processor that a process has taken so far. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tick_ms
}

/** Wall time is as good as the machine is free. */
const surroundings = () => ({ load: Number((loadavg()[0] ?? 0).toFixed(1)), processors: availableParallelism() })
const line = (name: string, value: number, goal: number) => ({
  ...{ name, unit: 'ms', value: Math.round(value), goal, reached: value <= goal, ...surroundings() },
})
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
