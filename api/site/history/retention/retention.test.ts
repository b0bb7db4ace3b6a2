/** Rules of how long things are kept: what is just too old goes, what is not stays, in batches, and never what proves something. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../platform/features/activities/table.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { emailAttempts, emailHits, emails } from '../../email/emails/table.ts'
import { forgetByRules } from './housekeeping.ts'
import { retentionLimits } from './limits.ts'
import { monthsBefore } from './rules.ts'

let h: Harness
let site: string
let path: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  path = `/v1/sites/${site}/retention`
})
afterAll(() => h.close())

const ago = (months: number, later_ms = 0) => monthsBefore(h.clock.now(), months) + later_ms

async function forget(signal = new AbortController().signal): Promise<void> {
  const database = await h.installation.databases.site(site)
  await forgetByRules({ database, clock: h.clock, installation: h.installation }, signal)
}
const set = (type: string, months: number | null) => h.patch(path, { rules: [{ type, months }] })
const rows = (query: string) => h.inSite(site, tx => tx.all(query, []))

test('calendar months: the last day of a shorter month, and clock changes move nothing', () => {
  const before = (iso: string, months: number) => new Date(monthsBefore(Date.parse(iso), months)).toISOString()
  expect(before('2027-03-31T10:00:00.000Z', 1)).toBe('2027-02-28T10:00:00.000Z')
  expect(before('2028-03-31T10:00:00.000Z', 1)).toBe('2028-02-29T10:00:00.000Z')
  expect(before('2027-03-14T09:30:00.000Z', 12)).toBe('2026-03-14T09:30:00.000Z')
  expect(before('2027-01-31T00:00:00.000Z', 2)).toBe('2026-11-30T00:00:00.000Z')
  expect(before('2027-05-15T00:00:00.000Z', 1)).toBe('2027-04-15T00:00:00.000Z')
})

test('at first nothing is set; what is set is kept by version, and said in the history', async () => {
  const first = await h.get(path)
  expect(first.status).toBe(200)
  const rules = first.body.rules as { type: string; months: number | null }[]
  expect(rules.map(({ type }) => type).sort()).toEqual([
    ...['changes', 'conversations', 'data_accesses', 'email_activity', 'email_addressees', 'timeline'],
  ])
  expect(rules.every(({ months }) => months === null)).toBe(true)
  const saved = await set('changes', 24)
  expect(saved.status).toBe(200)
  expect(saved.body.version).toBe(Number(first.body.version) + 1)
  const stale = await h.call('PATCH', path, {
    body: { rules: [{ type: 'changes', months: 36 }] },
    headers: { 'if-match': `"${first.body.version}"` },
  })
  expect([stale.status, stale.body.code]).toEqual([412, 'changed_elsewhere'])
  const { body } = await h.get(`/v1/sites/${site}/activities`)
  expect(body.data.map(({ name }) => name)).toContain('retention.updated')
  expect((await set('changes', null)).status).toBe(200)
})

test('fewer months than the product works with, too many, and unknown kinds are refused at their place', async () => {
  const refusal = async (type: string, months: number) => {
    const { status, body } = await set(type, months)
    const [error] = body.errors as { pointer: string; code: string }[]
    return [status, error?.pointer, error?.code]
  }
  expect(await refusal('changes', 11)).toEqual([422, '/rules/0/months', 'too_small'])
  expect((await set('changes', 12)).status).toBe(200)
  expect((await set('changes', retentionLimits.retention_months_max)).status).toBe(200)
  expect(await refusal('changes', retentionLimits.retention_months_max + 1)).toEqual([
    422,
    '/rules/0/months',
    'too_big',
  ])
  expect(await refusal('consents', 24)).toEqual([422, '/rules/0/type', 'unknown_reference'])
  expect((await set('changes', null)).status).toBe(200)
})

test('whoever signed in long ago shows who they are first', async () => {
  h.clock.forward(3_600_000)
  expect((await set('changes', 12)).body.code).toBe('reauthentication_needed')
  await h.signInAgain()
})

const activity = (n: number, at: number) => ({
  id: `act_${n.toString(16).padStart(32, '0')}`,
  ...{ at, name: 'tag.updated', actor_type: 'system' as const },
})

test('changes that are older go in batches; one of just that age stays', async () => {
  const many = retentionLimits.retention_batch_rows * 2 + 7
  await h.inSite(site, async tx => {
    for (let n = 0; n < many; n++) await tx.insert(activities).values(activity(n, ago(12, -1)))
    await tx.insert(activities).values(activity(many, ago(12)))
  })
  await set('changes', 12)
  const ended = new AbortController()
  ended.abort()
  await forget(ended.signal)
  const old = () => rows(`select count(*) from activities where id < 'act_00001'`)
  expect(await old()).toEqual([[many + 1]])
  await forget()
  expect(await old()).toEqual([[1]])
  const rule = ((await h.get(path)).body.rules as Record<string, unknown>[]).find(({ type }) => type === 'changes')
  expect(rule).toMatchObject({ deleted_count: many, last_deleted_at: new Date(h.clock.now()).toISOString() })
})

const email = (n: number, queued_at: number, ended_at: number | null) => ({
  id: `msg_${n.toString(16).padStart(32, '0')}`,
  ...{ lead_id: 'lead_1', template_id: 't', sender_id: 's', to_address: 'eva@example.com', subject: 'Hello' },
  ...{ status: 'delivered' as const, attempts: 1, queued_at, ended_at },
  ...{ links: 0, opens: 1, machine_opens: 0, clicks: 0, machine_clicks: 0 },
})
const hit = (at: number, verdict: 'person' | 'pending') => ({
  ...{ email_id: email(1, 0, 0).id, type: 'open' as const, at, method: 'GET', user_agent: 'Mail', verdict },
})

test('emails lose whom they went to, and opens go; figures, and what is under way, stay', async () => {
  await h.inSite(site, async tx => {
    await tx.insert(emails).values([email(1, ago(3, -1), 1), email(2, ago(3, -1), null), email(3, ago(3), 1)])
    const attempt = { number: 1, template_version: 1, started_at: 1, outcome: 'delivered' as const }
    await tx.insert(emailAttempts).values({ ...attempt, email_id: email(1, 0, 0).id, response: '250 eva@example.com' })
    await tx.insert(emailHits).values([hit(ago(3, -1), 'person'), hit(ago(3, -1), 'pending'), hit(ago(3), 'person')])
  })
  await set('email_addressees', 3)
  await set('email_activity', 3)
  await forget()
  await forget()
  expect(await rows('select to_address, subject, opens from emails order by id')).toEqual([
    [null, null, 1],
    ['eva@example.com', 'Hello', 1],
    ['eva@example.com', 'Hello', 1],
  ])
  expect(await rows('select response from email_attempts')).toEqual([[null]])
  expect(await rows('select verdict from email_hits order by seq')).toEqual([['pending'], ['person']])
})

/** So many events that the first ones are outside the stream's window, all of them read. */
async function manyEvents(lead_id: string, at: number): Promise<void> {
  await h.inSite(site, async tx => {
    const fill = `insert into events (id, at, name, lead_id, data)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select 'evt', ?, 'lead.updated', ?, '{}' from n`
    await tx.run('update events set at = ?', [at])
    await tx.run(fill, [limits.stream_kept_events, at, lead_id])
    for (const name of h.installation.connections.consumers)
      await tx.run('insert or replace into cursors select ?, max(seq) from events', [name])
  })
}

test('the timeline is shortened, but for what a consumer or the stream has yet to read; suppressions stay', async () => {
  const lead = await h.post(`/v1/sites/${site}/leads`, { email: 'eva@example.com' })
  expect((await h.post(`/v1/sites/${site}/suppressions`, { email: 'gone@example.com' })).status).toBe(201)
  const counted = async (table: string) => Number((await rows(`select count(*) from ${table}`))[0]?.[0])
  const [left, before] = [await counted('suppressions'), await counted('events')]
  const outside = `events where lead_id is not null and seq <= (select max(seq) from events) - ${limits.stream_kept_events}`
  await set('timeline', 6)
  await forget()
  expect(await counted('events'), 'nobody has read them').toBeGreaterThanOrEqual(before)
  await manyEvents(lead.body.id, ago(6))
  await forget()
  expect(await counted(outside)).toBeGreaterThan(0)
  expect(await counted('events')).toBe(limits.stream_kept_events + before + 1)
  h.clock.forward(1)
  await forget()
  expect(await counted(outside)).toBe(0)
  expect(await counted('suppressions')).toBe(left)
})
