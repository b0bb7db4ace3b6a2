/** A kill at each point of making, copying, suspending, resetting and deleting a sandbox leaves no process and no folder that nobody knows. */
import { spawn } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FixedClock } from '../../api/platform/runtime/clock.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { getSupervisor } from '../../api/site/sandboxes/drivers/playground/supervisor.ts'
import { allIds } from '../../api/site/sandboxes/sandboxes/store.ts'
import { type FakeWhm, startFakeWhm } from '../../api/testing/fake-whm.ts'
import { createSandboxFixture, type SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import { startOfTest, until } from '../../api/testing/harness.ts'
import { sources } from '../../api/testing/program.ts'
import { sized } from '../../api/testing/repetitions.ts'
import { workOff } from '../../api/testing/work-off.ts'

let f: SandboxFixture | undefined
afterEach(async () => {
  await whm?.close()
  whm = undefined
  await f?.close().catch(() => undefined)
  f = undefined
})

/** Works the site off in a process of its own, which dies at the point. */
function workUntilKilled(folder: string, site: string, point: string): Promise<NodeJS.Signals | null> {
  const program = join(import.meta.dirname, 'killed.ts')
  const child = spawn(process.execPath, [program, folder, site, point], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.on('exit', (_code, signal) => resolve(signal))
    child.on('error', reject)
  })
}

/** Processes that have the folder among their arguments. */
function processesIn(folder: string): string[] {
  return globSync('/proc/[0-9]*/cmdline').filter(file => {
    try {
      return readFileSync(file, 'utf8').includes(folder) && !file.includes(`/${process.pid}/`)
    } catch {
      return false
    }
  })
}

/** Of three processes one after another, on a machine that does much else. */
const kill_ms_max = 300_000

/** A sandbox is made before it is removed. */
const gate_point = 'sandbox removed'

type Prepare = (fixture: SandboxFixture) => Promise<void>
const creating: Prepare = async ({ w, path }) => {
  await w.post(path('sandboxes'), { name: 'Killed-demo', type: 'wordpress' })
}
const copying: Prepare = async ({ w, path, newSandbox }) => {
  const id = await newSandbox({ name: 'Killed-demo', type: 'wordpress' })
  await w.post(path(`sandboxes/${id}/duplicate`), { name: 'Killed-copy' })
}
const deleting: Prepare = async ({ w, path, newSandbox }) => {
  const id = await newSandbox({ name: 'Killed-demo', type: 'wordpress' })
  await w.delete(path(`sandboxes/${id}`))
}

const suspending: Prepare = async ({ w, path, newSandbox }) => {
  const id = await newSandbox({ name: 'Killed-demo', type: 'wordpress' })
  await w.post(path(`sandboxes/${id}/suspend`))
}
const resetting: Prepare = async ({ w, path, newSandbox, work }) => {
  const id = await newSandbox({ name: 'Killed-demo', type: 'wordpress' })
  await w.post(path(`sandboxes/${id}/snapshot`))
  await work()
  await w.post(path(`sandboxes/${id}/reset`))
}

let whm: FakeWhm | undefined
const onPanel: Prepare = async ({ w, path }) => {
  whm = await startFakeWhm()
  const { port: panel_port, token: panel_token, certificate: panel_certificate } = whm
  await w.patch(path('sandbox-settings'), { panel_host: '127.0.0.1', panel_port, panel_token, panel_certificate })
  const account = { url: 'https://demo.example.net', control_panel_username: 'killed' }
  await w.post(path('sandboxes'), { name: 'Killed-demo', type: 'cpanel', ...account })
}
const removingFromPanel: Prepare = async fixture => {
  await onPanel(fixture)
  await fixture.work()
  const { data } = (await fixture.w.get(fixture.path('sandboxes'))).body
  await fixture.w.delete(fixture.path(`sandboxes/${data[0]?.id}`))
}

const points: [point: string, prepare: Prepare, left: number, machine_status?: string][] = [
  ['sandbox copied wordpress', creating, 1],
  ['sandbox installed', creating, 1],
  ['sandbox frozen', creating, 1],
  ['sandbox copied snapshot', copying, 2],
  ['sandbox copied live', copying, 2],
  ['sandbox copied', copying, 2],
  ['sandbox to be suspended', suspending, 1, 'asleep'],
  ['sandbox suspended', suspending, 1, 'asleep'],
  ['sandbox to be reset', resetting, 1],
  ['sandbox copied live', resetting, 1],
  ['sandbox reset', resetting, 1],
  ['sandbox stopped to be removed', deleting, 0],
  ['sandbox removed', deleting, 0],
  ['panel account created', onPanel, 1],
  ['panel account removed', removingFromPanel, 0],
]
const in_gate = points.filter(([point]) => point === gate_point)

test.each(sized(in_gate, points))(
  'killed at: %s',
  { timeout: kill_ms_max },
  async (point, prepare, left, machine_status = 'ready') => {
    f = await createSandboxFixture()
    const { w, site } = f
    await prepare(f)
    await getSupervisor(w.installation).stopAll()
    await w.installation.close()
    expect(await workUntilKilled(w.folder, site, point)).toBe('SIGKILL')
    await until(
      async () => processesIn(w.folder),
      found => found.length === 0,
    )
    const clock = new FixedClock(startOfTest + 3_600_000)
    const installation = await sources.openInstallation(w.installation.config, { clock, log: createLog('silent') })
    try {
      await workOff({ installation, program: sources }, site)
      const database = await installation.databases.site(site)
      const ids = await database.read(allIds)
      expect(ids).toHaveLength(left)
      const rows = await database.read(db =>
        db.all<[string, string]>("select machine_status, coalesce(failure, '') from sandboxes"),
      )
      expect(rows).toEqual(Array.from({ length: left }, () => [machine_status, '']))
      const above = join(w.folder, 'sites', site, 'sandboxes')
      const folders = whm ? [] : ids.toSorted()
      expect(existsSync(above) ? readdirSync(above).sort() : []).toEqual(folders)
      if (whm) expect([...whm.accounts.keys()]).toEqual(left === 0 ? [] : ['killed'])
      expect(globSync(join(above, '**/*.half'))).toEqual([])
    } finally {
      await getSupervisor(installation).stopAll()
      await installation.close()
    }
    expect(processesIn(w.folder)).toEqual([])
  },
)
