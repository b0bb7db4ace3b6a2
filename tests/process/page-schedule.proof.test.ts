/** The process is killed while a page goes live at its moment, before and after that is on disk: it goes live exactly once. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
const second_ms = 1_000
let folder: string
let port: number
let server: ServerProcess
let api: Caller
let site_id: string

const begin = async (point = ''): Promise<void> => {
  const environment: Record<string, string> = point === '' ? {} : { LEADWRIGHT_FAULT_POINT: point }
  server = await startServer({ folder, port, args: ['--empty'], environment })
  api ??= new Caller(server.url)
}

/** Whether it was ready before that, or not. */
async function killedAt(point: string): Promise<void> {
  const { ended } = launch({ folder, port, args: ['--empty'], environment: { LEADWRIGHT_FAULT_POINT: point } })
  expect((await ended).signal).toBe('SIGKILL')
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-schedule-'))
  port = await freePort()
  await begin()
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A page whose moments pass while no server runs. */
async function missed(name: string, moments: readonly ('publish_at' | 'unpublish_at')[]): Promise<string> {
  const at = `/v1/sites/${site_id}/pages`
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', text: name, level: 1 }] }
  const { id } = await api.must('POST', at, { name, document })
  if (!moments.includes('publish_at')) await api.must('POST', `${at}/${id}/publish`)
  const due = Date.now() + 3 * second_ms
  const set = Object.fromEntries(moments.map((moment, i) => [moment, new Date(due + i).toISOString()]))
  await api.must('PUT', `${at}/${id}/schedule`, { publish_at: null, unpublish_at: null, ...set })
  await server.stop()
  await sleep(Math.max(0, due - Date.now()) + 500)
  return id
}

/** What is on disk of a page: whether it is public, and what history says of it. */
function onDisk(page: string) {
  const file = new DatabaseSync(join(folder, 'sites', site_id, 'site.db'), { readOnly: true })
  try {
    const row = file.prepare('select published_version from pages where id = ?').get(page)
    const told = file
      .prepare("select name from activities where subject_id = ? and actor_type = 'system' order by at, id")
      .all(page)
      .map(({ name }) => String(name).replace('site_page.', ''))
    const jobs = file
      .prepare("select count(*) as count from jobs where type = 'page_schedule' and subject_id = ?")
      .get(page)
    return { isPublic: row?.published_version !== null, told, jobs: Number(jobs?.count) }
  } finally {
    file.close()
  }
}

/** Where the end of a job is written: named by the code itself. */
async function pointOfJobs(): Promise<string> {
  const list = join(folder, 'points')
  const page = await missed('Probe', ['publish_at'])
  await begin(`list:${list}`)
  await eventually(async () => onDisk(page).isPublic, 'a page that went live')
  await server.stop()
  await begin()
  const [, place = ''] =
    /^before commit (platform\/jobs\/worker .*completeAll)$/m.exec(readFileSync(list, 'utf8')) ?? []
  return place
}

test('a page that was to go live, and to be hidden, does each once, wherever the process is killed', async () => {
  const place = await pointOfJobs()
  expect(place).not.toBe('')
  const moments = [
    ['publish_at', 'published', true],
    ['unpublish_at', 'unpublished', false],
  ] as const
  for (const [moment, name, isPublic] of moments) {
    const page = await missed(name, [moment])
    await killedAt(`before commit ${place}`)
    expect(onDisk(page)).toEqual({ isPublic: !isPublic, told: [], jobs: 1 })
    await killedAt(`after commit ${place}`)
    expect(onDisk(page)).toEqual({ isPublic, told: [name], jobs: 0 })
    await begin()
    await sleep(second_ms)
    expect(onDisk(page)).toEqual({ isPublic, told: [name], jobs: 0 })
  }
})
