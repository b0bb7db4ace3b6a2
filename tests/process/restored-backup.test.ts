/**
 * A backup that is restored while the installation that made it went on: nothing of what that one has sent leaves again
 * before somebody says so, and who follows the events by a place of before is told that it is gone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backUp } from '../../api/backup/backup.ts'
import { restore } from '../../api/backup/restore.ts'
import { type MailSink, openSink } from '../../api/testing/mail-sink.ts'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
const consent = { text: 'I agree', text_version: 1 }
/** Enough for the backup to be made before anything of it is due. */
const delay_s = 10
/** Far longer than the first server took to send what was due. */
const quiet_ms = 5_000
let root: string
let sink: MailSink
let server: ServerProcess
let port: number
let api: Caller
let at: string

const folder = (name: string) => join(root, name)

async function start(name: string): Promise<void> {
  const url = `http://localhost:${port}`
  const environment = { SMTP_URL: sink.url, PUBLIC_URL: url }
  server = await startServer({ folder: folder(name), port, args: ['--empty'], environment })
  api ??= new Caller(server.url)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'leadwright-restored-'))
  sink = await openSink()
  port = await freePort()
  await start('first')
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  at = `/v1/sites/${(await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id}`
  await api.must('PATCH', at, { postal_address: 'Calle Mayor 1, Madrid' })
  await api.must('PATCH', `${at}/email-settings`, { late_policy: 'send' })
})
afterAll(async () => {
  await server.kill()
  await sink.close()
  rmSync(root, { recursive: true, force: true })
})

async function verifiedSender(): Promise<string> {
  const { password: _password, ...name } = person
  const mail = { ...name, email: 'ana@example.com', reply_to: 'ana@example.com', signature: 'Ana' }
  const { id } = await api.must('POST', `${at}/senders`, mail)
  const link = await eventually(async () => {
    const text = sink.received.map(({ raw }) => raw.replaceAll('=\r\n', '')).join('\n')
    return /http:\/\/localhost:\d+\/v1\/public\/senders\/[\w-]+/.exec(text)?.[0]
  }, 'a mail that verifies the sender')
  await fetch(link, { method: 'POST' })
  return id
}

const newTag = async (name: string): Promise<string> => (await api.must('POST', `${at}/tags`, { name })).id
const open = { business_days: [1, 2, 3, 4, 5, 6, 7], day_start: '00:00', day_end: '24:00', timezone: 'UTC' }

/** Starts with a tag. */
async function journeyOn(tag_id: string, steps: object[]): Promise<string> {
  const triggers = [{ type: 'tag_added', tag_ids: [tag_id] }]
  const rules = { allow_duplicate_enrollment: false, use_lead_timezone: false, business_hours: open }
  const { id } = await api.must('POST', `${at}/journeys`, { name: tag_id, document: { triggers, ...rules, steps } })
  await api.must('POST', `${at}/journeys/${id}/publish`, { enroll: 'new' })
  return id
}

const toLeads = () => sink.received.filter(({ to }) => to.startsWith('lead'))
const unsubscribeLink = (to: string): string => {
  const raw =
    toLeads()
      .find(mail => mail.to === to)
      ?.raw.replaceAll(/=?\r\n\s?/g, '') ?? ''
  return /http:\/\/localhost:\d+\/v1\/public\/unsubscribe\/[\w-]+/.exec(raw)?.[0] ?? ''
}
const changes = (cursor: unknown) => api.once('GET', `${at}/lead-changes?cursor=${String(cursor)}`)

test('what was sent since the backup asks before it leaves again, and what came back is told', async () => {
  const sender_id = await verifiedSender()
  const body_text = 'Hello\n\n[Leave]({{ unsubscribe_url }})'
  const template_id = (await api.must('POST', `${at}/templates`, { name: 'Offer', subject: 'Hello', body_text })).id
  const lead_ids: string[] = []
  for (const name of ['lead1', 'lead2', 'lead3'])
    lead_ids.push((await api.must('POST', `${at}/leads`, { email: `${name}@example.com`, consent })).id)
  const mail = { id: 'mail', type: 'send_email', template_id, sender_id }
  const wait = { id: 'wait', type: 'delay', duration: { value: delay_s, unit: 'seconds' } }
  const journey_id = await journeyOn(await newTag('Came by'), [wait, mail])
  const at_once = await newTag('Asked')
  const immediate = await journeyOn(at_once, [mail])
  await api.must('POST', `${at}/journeys/${journey_id}/runs`, { lead_ids })
  const key = await api.must('POST', '/v1/api-keys', { name: 'CRM', grants: ['manage-leads'] })
  const schedule = {
    type: 'at',
    at: new Date(performance.timeOrigin + performance.now() + delay_s * 1_000).toISOString(),
  }
  const offer = { name: 'Offer', template_id, sender_id, schedule, late_policy: 'send' }
  const broadcast = await api.must('POST', `${at}/broadcasts`, offer)
  await api.must('POST', `${at}/broadcasts/${broadcast.id}/schedule`)
  // A run that has not begun begins its wait where it is carried on, so that its email is not due before.
  const waiting = async () => (await api.all(`${at}/runs?journey_id=${journey_id}`)).map(run => run.status)
  await eventually(async () => (await waiting()).filter(status => status === 'delayed').length === 3, 'three waits')
  await backUp(folder('first'), folder('backup'))
  expect(toLeads()).toEqual([])

  await eventually(async () => toLeads().length === 6, 'all six emails')
  expect((await fetch(unsubscribeLink('lead1@example.com'), { method: 'POST' })).status).toBe(200)
  await api.must('DELETE', `${at}/leads/${lead_ids[1]}`)
  await api.must('DELETE', `/v1/api-keys/${key.id}`)
  const place = (await api.must('GET', `${at}/lead-changes`)).next_cursor
  await server.stop()
  sink.received.splice(0)

  const { made_at } = await restore(folder('backup'), folder('second'))
  await start('second')
  await sleep(quiet_ms)
  expect(toLeads()).toEqual([])
  expect(await api.must('GET', at)).toMatchObject({ paused: true, restored_from: made_at })
  expect(server.output()).toContain(made_at)
  expect(await api.must('GET', `${at}/broadcasts/${broadcast.id}`)).toMatchObject({ status: 'paused', reason: 'late' })
  const present = (await api.must('GET', `${at}/lead-changes`)).next_cursor
  for (let n = 0; n < 20; n++) await api.must('POST', `${at}/leads`, { email: `new${n}@example.com` })
  expect((await changes(place)).body).toMatchObject({ code: 'gone' })
  expect((await changes(present)).body.data).toHaveLength(20)

  // What is caused before the site is resumed may have been caused there, too.
  await api.must('POST', `${at}/leads`, { email: 'lead9@example.com', consent, tag_ids: [at_once] })
  const runs = () => api.all(`${at}/runs?journey_id=${immediate}`)
  await eventually(async () => (await runs()).length === 1, 'a run that has not begun')

  await api.must('POST', `${at}/resume`, { overdue: 'continue' })
  const asking = await eventually(async () => {
    const settings = await api.must('GET', `${at}/email-settings`)
    return settings.late_count === 4 && settings
  }, 'four emails that ask')
  expect(asking).toMatchObject({ late_policy: 'ask' })
  expect(toLeads()).toEqual([])
  await server.stop()
  await start('second')
  expect(await api.must('GET', at)).toMatchObject({ paused: false, restored_from: null })
  await sleep(1_000)
  expect(toLeads()).toEqual([])
  await api.must('PATCH', `${at}/email-settings`, { late_policy: 'send' })
  await eventually(async () => toLeads().length === 4, 'the emails that somebody has decided to send')
})
