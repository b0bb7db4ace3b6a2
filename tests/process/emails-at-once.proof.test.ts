/**
 * The process is killed while somebody is told by email at once, before and after that is on disk: the email and how far they
 * were told are written together, so that it goes out exactly once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MailSink, openSink } from '../../api/testing/mail-sink.ts'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
const at = 'account/notification-settings/at-once'
let folder: string
let port: number
let sink: MailSink
let server: ServerProcess
let api: Caller
let site_id: string

const begin = async (point = ''): Promise<void> => {
  const fault: Record<string, string> = point === '' ? {} : { LEADWRIGHT_FAULT_POINT: point }
  server = await startServer({ folder, port, args: ['--empty'], environment: { SMTP_URL: sink.url, ...fault } })
  api ??= new Caller(server.url)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-at-once-'))
  port = await freePort()
  sink = await openSink()
  await begin()
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
  const kinds = [{ type: 'leads', in_app: true, by_email: false, at_once: true }]
  await api.must('PATCH', '/v1/notification-settings', { kinds })
  // What a person has added is no news to that person.
  api.token = String((await api.must('POST', '/v1/api-keys', { name: 'Shop', grants: ['manage-leads'] })).key)
})
afterAll(async () => {
  await server.stop()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

const sent = () => sink.received.filter(({ raw }) => raw.includes('Casa Verde: New leads: 1'))

/** What control has of it: emails that wait, and up to where the person was told. */
function onDisk() {
  const file = new DatabaseSync(join(folder, 'control.db'), { readOnly: true })
  try {
    const waiting = file.prepare("select count(*) as count from jobs where type = 'system_mail'").get()
    const told = file.prepare('select count(*) as count from notices_told where told_at > 0').get()
    return { waiting: Number(waiting?.count), told: Number(told?.count) }
  } finally {
    file.close()
  }
}

test('a lead of which somebody wants to hear at once is told exactly once, wherever the process is killed', async () => {
  await eventually(async () => onDisk().waiting === 0, 'a quiet outbox')
  await server.stop()
  // Once it is known what there is to tell, before and after it is written.
  await begin(`after commit ${at} tell`)
  // The answer may be lost with the process; the lead is there.
  await api.must('POST', `/v1/sites/${site_id}/leads`, { email: 'eva@example.com' }).catch(() => undefined)
  expect((await server.ended).signal).toBe('SIGKILL')
  expect(onDisk()).toEqual({ waiting: 0, told: 0 })
  for (const [point, written] of [
    ['before commit', 0],
    ['after commit', 1],
  ] as const) {
    // It looks at the sites that were awake, maybe before it is ready.
    await begin(`${point} ${at} record`).catch(() => undefined)
    expect((await server.ended).signal).toBe('SIGKILL')
    expect(onDisk()).toEqual({ waiting: written, told: written })
  }
  expect(sent()).toEqual([])
  await begin()
  await eventually(async () => sent().length > 0, 'the email')
  await sleep(3_000)
  expect(sent()).toHaveLength(1)
  expect(onDisk()).toEqual({ waiting: 0, told: 1 })
})
