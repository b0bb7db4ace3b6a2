/** The commands of the README as they stand there, but for ports, folders and ids. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Leadwright } from '@leadwright/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openServerFixture, type ServerFixture, setUpToken } from '../../tests/tools/server-fixture.ts'
import { freePort } from '../../tests/tools/server-process.ts'
import { temporalCli } from '../../tests/tools/temporal.ts'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block.trim())
const [startServer = '', startLeadwright = '', enroll = '', query = '', list = '', signal = ''] = commands

const queries = [...readme.matchAll(/\| `(Leadwright\w+ = [^`]+)` \|$/gm)].map(([, query = '']) => query)

let folder: string
let ports: { server: number; ui: number }
let environment: Record<string, string>
let ending: () => Promise<void>
let fixture: ServerFixture

/** As a shell runs it, with ports of this test. */
const inShell = (command: string, more: Record<string, string> = {}) => {
  const text = command.replaceAll('7233', String(ports.server)).replaceAll('8233', String(ports.ui))
  return { file: 'sh', args: ['-c', `exec ${text}`], options: { cwd: folder, env: { ...environment, ...more } } }
}
async function output(command: string, more: Record<string, string> = {}): Promise<string> {
  const { file, args, options } = inShell(command, more)
  return (await promisify(execFile)(file, args, options)).stdout
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  ports = { server: await freePort(), ui: await freePort() }
  const path = [dirname(await temporalCli()), dirname(process.execPath), process.env.PATH ?? ''].join(delimiter)
  environment = { PATH: path, HOME: folder }
  const { file, args, options } = inShell(startServer)
  const server = spawn(file, args, { ...options, stdio: 'ignore' })
  ending = async () => {
    const ended = once(server, 'close')
    server.kill()
    await ended
  }
  // Leadwright is started while Temporal may not answer yet.
  const settings = startLeadwright.replaceAll('7233', String(ports.server)).replaceAll('8233', String(ports.ui))
  const given = Object.fromEntries(
    [...settings.matchAll(/(TEMPORAL_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(given)).toEqual(['TEMPORAL_ADDRESS', 'TEMPORAL_UI_URL'])
  environment.TEMPORAL_ADDRESS = given.TEMPORAL_ADDRESS ?? ''
  fixture = await openServerFixture(given as Record<string, string>)
}, 600_000)
afterAll(async () => {
  await fixture?.close()
  await ending?.()
  rmSync(folder, { recursive: true, force: true })
})

test('a run is seen, found and stopped on Temporal by the commands of the README', { timeout: 120_000 }, async () => {
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { account_permissions: grants } = await owner.auth.listAbilities()
  const { key } = await owner.apiKeys.create({ body: { name: 'Example', grants: grants as 'read-lead'[] } })

  const program = enroll.replace('examples/temporal', import.meta.dirname)
  await output(program, { LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: key })
  const printed = await output(program, { LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: key })
  const told = JSON.parse(printed.trim()) as { site_id: string; run_id: string; status: string; see: string }
  expect(told.status).toBe('delayed')
  expect(told.see).toBe(`http://localhost:${ports.ui}/namespaces/default/workflows/${told.run_id}`)
  const of = { RUN_ID: told.run_id }
  const state = await eventually(async () => {
    const text = await output(query, of).catch(() => '')
    return text.includes('"delayed"') && text
  }, 'a workflow that waits')
  expect(state).toContain('hour')
  await eventually(async () => (await output(list)).includes(told.run_id), 'a run found by its status')

  const { journey_id, lead_id } = await owner.runs.get({ site_id: told.site_id, run_id: told.run_id })
  const ids = { site_: told.site_id, jrn_: journey_id, lead_: lead_id }
  expect(queries).toHaveLength(5)
  for (const text of queries) {
    const own = Object.entries(ids).reduce((query, [prefix, id]) => query.replace(`'${prefix}…'`, `'${id}'`), text)
    const isCount = own.includes('GROUP BY')
    const found = await output(`temporal workflow ${isCount ? 'count' : 'list'} --query "${own}"`)
    if (isCount) expect(found, own).toContain('Running')
    else if (!own.includes('failed')) expect(found, own).toContain(told.run_id)
  }
  await output(signal, of)
  const { site_id, run_id } = told
  const stopped = await eventually(async () => {
    const run = await owner.runs.get({ site_id, run_id })
    return run.status === 'stopped' && run
  }, 'a run that was stopped on Temporal')
  expect(stopped.reason).toBe('stopped_by_owner')
})
