/**
 * The disk fills up in the midst of an import, on a small file system of its own: the import says so and waits, what people
 * write is 507 and what they read is there, nothing is half, and once there is room it goes on to its end.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { smallDisk } from '../tools/small-disk.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const disk = smallDisk('full-disk', 96)
const { folder, mounted } = disk

const rows = 30_000
const cells = (n: number) => `lead${n}@example.com,Name ${String.fromCharCode(97 + (n % 26))},${'word '.repeat(20)}${n}`
const file = `email,first_name,note\n${Array.from({ length: rows }, (_, n) => cells(n)).join('\n')}\n`
const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }

let server: ServerProcess
let api: Caller
let at: string
let site_id: string

beforeAll(async () => {
  if (!mounted) return
  server = await startServer({ folder, port: await freePort(), args: ['--empty'] })
  api = new Caller(server.url)
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
  at = `/v1/sites/${site_id}`
  await api.must('POST', `${at}/custom-fields`, { name: 'note', type: 'text', label: 'Note' })
})
afterAll(async () => {
  await server?.kill()
  disk.remove()
})

const upload = () => api.upload(`${at}/imports`, new Blob([file]), 'contacts.csv')

const many = (of: string) => Array.from({ length: 1_000 }, (_, n) => ({ email: `${of}${n}@example.com` }))

test('an import on a disk that fills up waits, says so, and goes on once there is room', async context => {
  if (!mounted) context.skip('This machine does not let this user mount a small file system.')
  disk.fill(0)
  expect(await upload()).toMatchObject({ status: 507, body: { code: 'disk_full' } })
  disk.free()
  const { status, body } = await upload()
  expect(status, JSON.stringify(body)).toBe(201)
  const mapping = ['email', 'first_name', 'note'].map((field, column) => ({ column, field }))
  await api.must('PATCH', `${at}/imports/${body.id}`, { mapping })
  disk.fill(6_000_000)
  const { id } = await api.must('POST', `${at}/imports/${body.id}/start`)
  const operation = () => api.must('GET', `${at}/operations/${id}`)
  const waiting = await eventually(async () => {
    const found = await operation()
    return found.reason ? found : undefined
  }, 'an import that waits for room')
  expect(waiting).toMatchObject({ status: 'running', reason: { code: 'disk_full' }, ended_at: null })

  disk.fill(0)
  const refused = await api.once('POST', `${at}/leads/upsert`, { leads: many('refused') })
  expect(refused).toMatchObject({ status: 507, body: { code: 'disk_full' } })
  expect((await api.must('GET', `${at}/leads?search=refused`)).data).toEqual([])
  expect((await api.must('GET', `${at}/leads?search=lead1`)).data.length).toBeGreaterThan(0)

  disk.free()
  const ended = await eventually(async () => {
    const found = await operation()
    return found.ended_at === null ? undefined : found
  }, 'the end of the import')
  expect(ended).toMatchObject({ status: 'completed', progress: { total: rows, succeeded: rows, failed: 0 } })
  expect(ended.reason).toBeUndefined()
  expect((await api.once('POST', `${at}/leads/upsert`, { leads: many('taken') })).status).toBe(200)
  expect(await server.stop()).toBe(0)
  const site = new DatabaseSync(join(folder, 'sites', site_id, 'site.db'))
  const one = (sql: string) => Object.values(site.prepare(sql).get() ?? {})[0]
  expect(one('pragma integrity_check')).toBe('ok')
  expect(one('select count(*) from leads')).toBe(rows + 1_000)
  expect(one('select count(distinct lead_id) from import_rows')).toBe(rows)
  expect(one("select count(*) from events where name = 'lead.created'")).toBe(rows + 1_000)
  expect(one('select count(*) from lead_values')).toBe(rows)
  site.close()
})
