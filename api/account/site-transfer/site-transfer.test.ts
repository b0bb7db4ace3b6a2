/** A site leaves a running installation as a file and comes to another, through the API alone. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { startBackground } from '../../background.ts'
import { openScope } from '../../site-work.ts'
import { createRunsFixture, type RunsFixture } from '../../testing/fixtures/runs.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'
import { membershipsOf } from '../memberships/rules.ts'
import { forgettingFiles } from './kept-files.ts'
import { siteTransferLimits } from './limits.ts'

const passphrase = 'correct horse battery'
const day_ms = 86_400_000
let source: RunsFixture
let target: Harness
let file: Uint8Array
let run_id: string
beforeAll(async () => {
  source = await createRunsFixture(createRunner)
  target = await createHarness()
  await source.begin()
  const wait = { id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } } as const
  const journey = await source.journey([wait, source.send('mail')])
  run_id = (await source.enroll(journey, [await source.lead()]))[0] ?? ''
  await source.runIn(run_id, 'delayed')
})
afterAll(async () => {
  await source.close()
  await target.close()
})

const exported = (body: object = {}, token?: string) =>
  source.h.post(`${source.base}/export`, { passphrase, ...body }, token === undefined ? {} : { token })
async function download(token = source.h.person.token): Promise<Response> {
  return source.h.app.request(`${source.base}/export`, { headers: { authorization: `Bearer ${token}` } })
}
async function take(
  bytes: Uint8Array,
  { account_id, ...more }: Record<string, string> = {},
  token = target.person.token,
) {
  const form = new FormData()
  form.set('file', new File([bytes as BlobPart], 'casa.site'))
  for (const [name, value] of Object.entries({ passphrase, ...more })) form.set(name, value)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await target.app.request(`/v1/site-imports${account_id ? `?account_id=${account_id}` : ''}`, {
    method: 'POST',
    headers,
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { errors: object[] } }
}
const left = async (h: Harness) => (await readdir(h.folder)).filter(name => name.startsWith('.site-'))

test('nothing is there before it was made; a short passphrase, and who may not see everything, are refused', async () => {
  expect((await download()).status).toBe(410)
  const short = await exported({ passphrase: 'too short' })
  expect(short.body.errors).toMatchObject([{ pointer: '/passphrase' }])
  const grants = ['manage-sites', 'read-lead']
  const { key } = (await source.h.post('/v1/api-keys', { name: 'Part', grants, site_ids: [source.site] })).body
  expect((await exported({}, String(key))).body.code).toBe('not_permitted')
  expect(((await (await download(String(key))).json()) as { code: string }).code).toBe('not_permitted')
})

test('a copy is made while the site runs, leaves it running, and is in the history', async () => {
  const made = await exported()
  expect(made.body).toMatchObject({ moved: false, name: expect.stringMatching(/\.site$/), bytes: expect.any(Number) })
  const answer = await download()
  file = new Uint8Array(await answer.arrayBuffer())
  expect([answer.status, file.length]).toEqual([200, made.body.bytes])
  expect((await source.h.get(source.base)).body).toMatchObject({ paused: false, moved: false })
  const [entry] = (await source.h.get('/v1/activities')).body.data
  expect(entry).toMatchObject({ name: 'site.exported', subject_id: source.site })
  const [seen] = (await source.h.get(`${source.base}/data-accesses?action=exported`)).body.data
  expect(seen).toMatchObject({ operation: 'downloadSiteExport' })
  expect(await left(source.h)).toEqual([])
})

test('a download breaks off when its reader loses a right to something in it', async () => {
  await source.h.inSite(source.site, tx =>
    tx.run("insert into jobs select 'nothing', 'x', 9e15, null, 0, 0, ?, 1", [
      JSON.stringify({ noise: randomBytes(2_000_000).toString('hex') }),
    ]),
  )
  await exported()
  const grants = (await source.h.get('/v1/auth/abilities')).body.account_permissions as string[]
  const made = (await source.h.post('/v1/api-keys', { name: 'All', grants, site_ids: [source.site] })).body
  const reader = (await download(String(made.key))).body?.getReader()
  await reader?.read()
  await source.h.delete(`/v1/api-keys/${made.id}`)
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  }
  await expect(readOn()).rejects.toThrow()
})

test('what is no such file, was cut off or changed, another passphrase and strangers are refused, and nothing is left', async () => {
  const refusal = async (bytes: Uint8Array, more = {}) => (await take(bytes, more)).body.errors
  expect(await refusal(randomBytes(3_000))).toMatchObject([{ pointer: '/file', code: 'site_file_damaged' }])
  expect(await refusal(file.subarray(0, 5_000))).toMatchObject([{ pointer: '/file', code: 'site_file_damaged' }])
  const changed = Uint8Array.from(file)
  changed[6_000]! ^= 1
  expect(await refusal(changed)).toMatchObject([{ pointer: '/file', code: 'site_file_damaged' }])
  const wrong = await refusal(file, { passphrase: 'another passphrase' })
  expect(wrong).toMatchObject([{ pointer: '/passphrase', code: 'passphrase_wrong' }])
  expect((await take(file, { account_id: 'acct_0199a3f2c4d87e6b9a01ffffffffffff' })).body.code).toBe('user_not_found')
  const stranger = await target.newPerson('stranger@example.com')
  expect((await take(file, {}, stranger.token)).body.code).toBe('not_permitted')
  target.clock.forward(siteTransferLimits.site_export_kept_minutes * 60_000 * 24)
  expect((await take(file)).body.code).toBe('reauthentication_needed')
  await target.signInAgain()
  expect((await target.get('/v1/sites')).body.data).toEqual([])
  expect(await left(target)).toEqual([])
})

test('a site does not move while an email of it is just being handed over', async () => {
  const settle = 'site_export_settle_milliseconds'
  const before = siteTransferLimits[settle]
  Object.defineProperty(siteTransferLimits, settle, { value: 100, configurable: true, writable: true })
  const attempts = (sql: string) => source.h.inSite(source.site, tx => tx.run(sql, []))
  await attempts(
    "insert into email_attempts (email_id, number, template_version, started_at) values ('msg_1', 1, 1, 1)",
  )
  try {
    expect((await exported({ move: true })).body.code).toBe('emails_under_way')
    expect((await source.h.get(source.base)).body).toMatchObject({ paused: true, moved: false })
  } finally {
    Object.defineProperty(siteTransferLimits, settle, { value: before, configurable: true, writable: true })
    await attempts("delete from email_attempts where email_id = 'msg_1'")
  }
})

test('an account that has no room for a site is said so', async () => {
  const full = await target.newPerson('full@example.com')
  const [own] = await target.installation.databases.control.read(db => membershipsOf(db, full.user_id))
  const plan_id = (await target.post('/v1/plans', { name: 'None', limits: { sites: 0 } })).body.id
  await target.call('PUT', `/v1/accounts/${own!.account_id}/plan`, { body: { plan_id } })
  expect((await take(file, { account_id: own!.account_id })).body.code).toBe('limit_reached')
})

test('a moved site rests here, comes whole to the account that is named, and what runs in it goes on once, there', async () => {
  expect((await exported({ move: true })).body).toMatchObject({ moved: true })
  expect((await source.h.get(source.base)).body).toMatchObject({ paused: true, moved: true })
  const resumed = await source.h.post(`${source.base}/resume`, { overdue: 'continue' })
  expect(resumed.body.code).toBe('site_moved')
  const moved = new Uint8Array(await (await download()).arrayBuffer())

  const bea = await target.newPerson('bea@example.com')
  const own = await target.installation.databases.control.read(db => membershipsOf(db, bea.user_id))
  const taken = await take(moved, { account_id: own[0]!.account_id })
  expect(taken).toMatchObject({ status: 201, body: { id: source.site, moved: true, lead_count: 1, live_run_count: 1 } })
  const site = (await target.get(`/v1/sites/${source.site}`, { token: bea.token })).body
  expect(site).toMatchObject({ paused: true, moved: false })
  expect((await take(moved)).body.errors).toMatchObject([{ pointer: '/file', code: 'site_known' }])

  const background = await startBackground(target.installation, { createRunner })
  try {
    target.clock.forward(2 * day_ms)
    const mails = async (h: Harness, token: string) => (await h.get(`${source.base}/emails`, { token })).body.data
    const session = (await target.get(`/v1/sites/${source.site}/runs/${run_id}`, { token: bea.token })).body
    expect(session.status).not.toBe('completed')
    await target.post(`/v1/sites/${source.site}/resume`, { overdue: 'continue' }, { token: bea.token })
    await until(
      () => mails(target, bea.token),
      data => data.length === 1,
    )
    source.h.clock.forward(2 * day_ms)
    expect(await mails(source.h, source.h.person.token)).toEqual([])
  } finally {
    await background.stop()
  }
})

test('a file that was kept for its time is gone', async () => {
  expect(existsSync(join(source.h.folder, 'site-exports', `${source.site}.site`))).toBe(true)
  const { utimes } = await import('node:fs/promises')
  await utimes(join(source.h.folder, 'site-exports', `${source.site}.site`), 1, 1)
  await source.h.signInAgain()
  expect((await download()).status).toBe(410)
  const scope = await openScope(source.h.installation, source.site)
  const sweep = forgettingFiles(scope!)
  await sweep.start()
  await sweep.stop()
  expect(await readdir(join(source.h.folder, 'site-exports'))).toEqual([])
})
