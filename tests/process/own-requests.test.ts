/**
 * The server's own fetches, for addresses that a person typed, are not the person at its machine: by none of them comes what is
 * for that person alone, such as the inbox of development and the demo's session.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
let folder: string
let server: ServerProcess
let api: Caller
let site: string

async function start(environment: Record<string, string>, port: number): Promise<void> {
  server = await startServer({ folder, port, args: ['--empty'], environment })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-own-requests-'))
  await start({ ALLOW_LOOPBACK: 'true' }, await freePort())
  api = new Caller(server.url.replace('127.0.0.1', 'localhost'))
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  const { id } = await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })
  site = `/v1/sites/${id}`
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const webhook = async (url: string) =>
  String((await api.must('POST', `${site}/webhook-endpoints`, { url, events: ['*'] })).id)

/** The answer to a test event, as its owner may read it. */
async function delivered(endpoint: string) {
  await api.must('POST', `${site}/webhook-endpoints/${endpoint}/test`)
  return eventually(async () => {
    const { data } = await api.must('GET', `${site}/webhook-endpoints/${endpoint}/deliveries`)
    if (!data[0]?.attempts) return undefined
    const { tries } = await api.must('GET', `${site}/webhook-endpoints/${endpoint}/deliveries/${data[0].id}`)
    return (tries as { status: number | null; error?: string | null; response_body: string }[])[0]
  }, 'an attempt')
}

test('the inbox is there for the person at the machine', async () => {
  expect((await fetch(`${api.url}/dev/mail`)).status).toBe(200)
})

test('no page that an owner names is the inbox', async () => {
  const inbox = `${api.url}/dev/mail`
  const refused = { code: 'validation_failed', errors: [expect.objectContaining({ code: 'address_not_public' })] }
  expect((await api.once('POST', `${site}/popups/read-page`, { page_url: inbox })).body).toMatchObject(refused)
  expect((await api.once('POST', `${site}/pages/import`, { url: inbox })).body).toMatchObject(refused)
})

test('a webhook opens neither the inbox nor the demo, even where programs on this machine may be called', async () => {
  const attempt = await delivered(await webhook(`${api.url}/v1/demo/session`))
  expect([attempt.status, attempt.response_body]).toEqual([403, expect.not.stringContaining('"token"')])
  expect((await delivered(await webhook(`${api.url}/dev/mail`))).status).toBe(404)
})

test('a webhook reaches no program on this machine unless the configuration says so', async () => {
  const endpoint = await webhook(`${api.url}/healthz`)
  const port = Number(new URL(api.url).port)
  await server.stop()
  await start({ ALLOW_LOOPBACK: 'false' }, port)
  expect(await delivered(endpoint)).toMatchObject({ status: null, error: 'address_not_public' })
})
