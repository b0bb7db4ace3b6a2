/**
 * The process is killed in the midst of writing a site to a file and of taking one in, through the API: afterwards there is a
 * whole site or none, a site that was to move has not, and nothing of what was cut off lies on the disk.
 */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
const passphrase = 'a passphrase to travel'
let folder: string
let server: ServerProcess
let api: Caller
let site_id: string

async function start(point = ''): Promise<void> {
  const environment: Record<string, string> = point === '' ? {} : { LEADWRIGHT_FAULT_POINT: point }
  const port = api ? Number(new URL(api.url).port) : await freePort()
  server = await startServer({ folder, port, args: ['--empty'], environment })
  api ??= new Caller(server.url)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-transfer-'))
  await start()
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
  await api.must('POST', `/v1/sites/${site_id}/leads`, { email: 'lead@example.com' })
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

const exported = (move: boolean) => api.once('POST', `/v1/sites/${site_id}/export`, { passphrase, move })
const download = () =>
  fetch(`${api.url}/v1/sites/${site_id}/export`, { headers: { authorization: `Bearer ${api.token}` } })
async function takeIn(file: Blob): Promise<number> {
  const form = new FormData()
  form.set('file', file, 'casa.site')
  form.set('passphrase', passphrase)
  const request = { method: 'POST', body: form, headers: { authorization: `Bearer ${api.token}` } }
  const answer = await fetch(`${api.url}/v1/site-imports`, request)
  await answer.body?.cancel()
  return answer.status
}

const namesIn = (name: string): string[] => readdirSync(join(folder, name), { recursive: true }).map(String)
const lyingAround = (): string[] => [
  ...namesIn('site-exports'),
  ...readdirSync(folder).filter(name => /^\.(site|upload)-/.test(name)),
]
const leadsOf = async (id: string) => (await api.all(`/v1/sites/${id}/leads`)).map(({ email }) => email)

/** Where the file is not whole yet, where it is, and where all is but written down. */
const exportPoints = [
  'before a site file is whole',
  'after a site is written',
  'before commit platform/features/endpoint once',
]
/** Where it is unpacked, and where it has its place and all is but written down. */
const importPoints = ['before a site is taken in', 'before commit platform/features/endpoint once']

async function killedBy(call: Promise<unknown>, point: string): Promise<void> {
  await expect(call, point).rejects.toThrow()
  expect((await server.ended).signal, point).toBe('SIGKILL')
}

test('an export that is killed has failed, wherever: the site goes on, and no file of it is there', async () => {
  await server.stop()
  await start(exportPoints[0])
  for (const [i, point] of exportPoints.entries()) {
    const move = i > 0
    await killedBy(exported(move), point)
    expect(lyingAround(), point).not.toEqual([])
    await start(exportPoints[i + 1])
    expect(lyingAround(), point).toEqual([])
    expect((await download()).status, point).toBe(410)
    expect(await api.must('GET', `/v1/sites/${site_id}`), point).toMatchObject({ moved: false, paused: move })
    expect(await leadsOf(site_id), point).toEqual(['lead@example.com'])
  }
  await api.must('POST', `/v1/sites/${site_id}/resume`, { overdue: 'continue' })
})

test('an import that is killed has failed, wherever: no site is there, and the same file comes in whole', async () => {
  expect((await exported(false)).status).toBe(200)
  const file = await (await download()).blob()
  await api.must('DELETE', `/v1/sites/${site_id}`)
  await server.stop()
  await start(importPoints[0])
  for (const [i, point] of importPoints.entries()) {
    await killedBy(takeIn(file), point)
    await start(importPoints[i + 1])
    expect(lyingAround(), point).toEqual([`${site_id}.site`])
    expect(await api.all('/v1/sites'), point).toEqual([])
    expect(namesIn('sites'), point).toEqual([])
  }
  expect(await takeIn(file)).toBe(201)
  expect(await leadsOf(site_id)).toEqual(['lead@example.com'])
  const [entry] = await api.all('/v1/activities')
  expect(entry).toMatchObject({ name: 'site.imported' })
})
