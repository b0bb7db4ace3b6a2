/**
 * A server whose files are in a bucket of a real store (versitygw): each upload that was acknowledged is there, whoever is killed and
 * whatever the machine loses; sites travel with their files; backups say what of the files they hold.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'
import { startFileStore, type TestFileStore } from '../tools/versitygw.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
const work = mkdtempSync(join(tmpdir(), 'leadwright-file-store-'))
const folder = join(work, 'data')
const stored = join(work, 'store')
const programs = join(import.meta.dirname, '../../api')

let store: TestFileStore
let server: ServerProcess
let api: Caller
let site_id: string

async function start(environment = store.environment): Promise<void> {
  server = await startServer({ folder, port: await freePort(), args: ['--empty'], environment })
  const { token } = api ?? { token: '' }
  api = new Caller(server.url)
  api.token = token
}
async function run(program: string, args: string[], environment = store.environment) {
  const launched = launch({ folder, port: 0, program: join(programs, program), args, environment })
  const { code } = await launched.ended
  return { code, said: launched.output() }
}

beforeAll(async () => {
  store = await startFileStore(stored)
  await start()
  api.token = String((await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })).token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
})
afterAll(async () => {
  await server?.kill()
  await store?.kill()
  rmSync(work, { recursive: true, force: true })
})

const pdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)])
async function upload(bytes: Buffer): Promise<{ status: number; id: string }> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'guide.pdf')
  const headers = { authorization: `Bearer ${api.token}` }
  const answer = await fetch(`${api.url}/v1/sites/${site_id}/files`, { method: 'POST', body: form, headers })
  return { status: answer.status, id: ((await answer.json()) as { id: string }).id }
}
async function download(id: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${api.token}` }
  const answer = await fetch(`${api.url}/v1/sites/${site_id}/files/${id}/content`, { headers })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}
const objects = () =>
  readdirSync(join(stored, 'files'), { recursive: true, encoding: 'utf8' }).filter(name => name.includes(site_id))

test('what was acknowledged is at the store, whoever is killed, and without anything of the cache', async () => {
  const acknowledged = new Map<string, Buffer>()
  for (const killed of ['server', 'store', 'server'] as const) {
    const writing = Array.from({ length: 6 }, async () => {
      for (let n = 0; n < 20; n++) {
        const bytes = pdf()
        const answer = await upload(bytes).catch(() => undefined)
        if (answer?.status === 201) acknowledged.set(answer.id, bytes)
        else if (!answer) return
        else expect([429, 503]).toContain(answer.status)
      }
    })
    const wanted = acknowledged.size + 8
    await eventually(async () => (acknowledged.size >= wanted ? true : undefined), 'some uploads')
    await (killed === 'server' ? server : store).kill()
    await Promise.all(writing)
    if (killed === 'store') await store.start()
    else await start()
    rmSync(join(folder, 'file-cache'), { recursive: true, force: true })
    for (const [id, bytes] of acknowledged) expect((await download(id)).equals(bytes), id).toBe(true)
  }
  expect(existsSync(join(folder, 'sites', site_id, 'files'))).toBe(false)
})

test('while the store is away, uploads are refused, and readiness and log say so', async () => {
  await store.kill()
  expect((await upload(pdf())).status).toBe(503)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ warnings: ['file_store_away'] })
  expect(server.output()).toContain('the file store cannot be used')
  const doctor = await run('doctor/main.ts', [])
  expect(doctor).toMatchObject({ code: 1, said: expect.stringContaining('Files cannot be kept') })
  await store.start()
  expect((await upload(pdf())).status).toBe(201)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' })
  expect((await run('doctor/main.ts', [])).said).not.toContain('Files cannot be kept')
  const wrong = await run('doctor/main.ts', [], { ...store.environment, S3_SECRET_ACCESS_KEY: 'other' })
  expect(wrong.said).toContain('S3_SECRET_ACCESS_KEY')
  const none = await run('doctor/main.ts', [], { ...store.environment, S3_BUCKET: 'nobody' })
  expect(none.said).toContain('There is no bucket nobody')
})

test('backup and restore say what of the files they hold', async () => {
  const bytes = pdf()
  const { id } = await upload(bytes)
  const [without, whole] = [join(work, 'without'), join(work, 'whole')]
  expect((await run('backup/main.ts', ['backup', without])).said).toContain('not in this backup')
  expect((await run('backup/main.ts', ['backup', whole, '--files'])).said).not.toContain('not in this backup')
  await server.stop()
  expect((await run('backup/main.ts', ['restore', without])).said).toContain('they are read from http')
  await start()
  expect((await download(id)).equals(bytes)).toBe(true)
  await server.stop()
  // To a machine without the bucket.
  const alone = await run('backup/main.ts', ['restore', without], {})
  expect(alone.said).toContain('until then they are missing')
  expect((await run('backup/main.ts', ['restore', whole], {})).code).toBe(0)
  await start({})
  expect((await download(id)).equals(bytes)).toBe(true)
  await server.stop()
})

test('what the data folder had is carried to the bucket', async () => {
  const before = objects().length
  rmSync(join(stored, 'files', 'leads', site_id), { recursive: true, force: true })
  await start()
  // It rests since the restore.
  await api.must('POST', `/v1/sites/${site_id}/resume`, { overdue: 'skip' })
  const isLeft = () =>
    readdirSync(join(folder, 'sites', site_id, 'files'), { recursive: true, encoding: 'utf8' }).some(name =>
      /[0-9a-f]{64}$/.test(name),
    )
  await eventually(async () => (isLeft() ? undefined : true), 'an empty folder')
  expect(objects().length).toBeGreaterThanOrEqual(before)
})
