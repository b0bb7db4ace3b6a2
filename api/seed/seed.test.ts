import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advance } from '../../workflows/advance.ts'
import { isSetUp } from '../account/auth/rules.ts'
import { demoSites } from '../account/sites/rules.ts'
import { type OpenInstallation, openInstallation } from '../installation.ts'
import { FixedClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { journeyProblems } from '../site/automation/journeys/checks/validate.ts'
import { firstStart } from './first-start.ts'
import { seed } from './seed.ts'

const monday = Date.parse('2027-03-15T10:30:00Z')
const saturday = Date.parse('2027-06-05T03:10:00Z')
const folders: string[] = []
const open: OpenInstallation[] = []

async function fresh(at: number): Promise<OpenInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-seed-'))
  folders.push(folder)
  const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:8787' })
  const installation = await openInstallation(config, { clock: new FixedClock(at), log: createLog('silent') })
  open.push(installation)
  return installation
}

async function rowsOf(installation: OpenInstallation, query: string): Promise<unknown[][]> {
  const rows: unknown[][] = []
  for (const site of await installation.databases.control.read(demoSites)) {
    const database = await installation.databases.site(site.id)
    rows.push(...(await database.read(db => db.all<unknown[]>(sql.raw(query)))))
  }
  return rows
}
const countOf = async (installation: OpenInstallation, query: string): Promise<number> =>
  (await rowsOf(installation, `select count(*) from ${query}`)).reduce((sum, [n]) => sum + Number(n), 0)

let demo: OpenInstallation
beforeAll(async () => {
  demo = await fresh(monday)
  await seed(demo, advance)
}, 60_000)
afterAll(async () => {
  for (const installation of open) await installation.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

test('two published sites in two languages and zones hold 2,000 leads with full names and towns', async () => {
  const sites = await demo.databases.control.read(demoSites)
  expect(sites.map(s => [s.language, s.timezone, s.published_at !== null, s.postal_address !== ''])).toEqual([
    ['en', 'America/New_York', true, true],
    ['es', 'Europe/Madrid', true, true],
  ])
  expect(await countOf(demo, "leads where first_name <> '' and last_name <> ''")).toBe(2_000)
  const towns = "lead_values v join custom_fields f on f.id = v.field_id where f.name = 'city'"
  expect(await countOf(demo, towns)).toBeGreaterThan(1_500)
  expect(await countOf(demo, "leads where mailability = 'unsubscribed'")).toBeGreaterThan(100)
  expect(await countOf(demo, 'leads where unsubscribed_at is not null')).toBeGreaterThan(10)
})

test('six popups of each site have results on most days of ninety, with a rate between one and fifteen of a hundred', async () => {
  const rows = await rowsOf(
    demo,
    `select p.name, p.type, count(distinct day), sum(visitors), sum(c.submitted),
      (select count(*) from submissions s where s.popup_id = p.id)
      from popups p join popup_counts c on c.popup_id = p.id group by p.id`,
  )
  expect(rows).toHaveLength(12)
  for (const [name, , days, visitors, submitted, submissions] of rows) {
    expect(Number(days), String(name)).toBeGreaterThan(70)
    expect(submitted, String(name)).toBe(submissions)
    expect(Number(submitted) / Number(visitors), String(name)).toBeGreaterThan(0.01)
    expect(Number(submitted) / Number(visitors), String(name)).toBeLessThan(0.15)
  }
  expect(new Set(rows.map(([, type]) => type)).size).toBe(4)
})

test('four campaigns, five journeys, eight templates and two senders, one of them not verified', async () => {
  const perSite = async (query: string) => (await rowsOf(demo, `select count(*) from ${query}`)).map(([n]) => n)
  expect(await perSite("campaigns where status = 'active'")).toEqual([3, 3])
  expect(await perSite("campaigns where status = 'inactive'")).toEqual([1, 1])
  expect(await perSite("journeys where status = 'on'")).toEqual([5, 5])
  expect(await perSite('templates where enabled')).toEqual([8, 8])
  expect(await perSite('senders where verified_at is null')).toEqual([1, 1])
  expect(await perSite('images')).toEqual([5, 5])
})

test('people stand in each state of journeys, and what went wrong waits to be looked into', async () => {
  for (const status of ['pending', 'waiting', 'delayed', 'stopped', 'failed', 'completed']) {
    expect(await countOf(demo, `runs where status = '${status}'`), status).toBeGreaterThan(5)
  }
  expect(await countOf(demo, "ai_drafts where state = 'awaiting_approval'")).toBeGreaterThan(2)
  expect(await countOf(demo, "emails where state = 'not_delivered'")).toBeGreaterThan(5)
  expect(await countOf(demo, "emails where reason = 'sender_not_verified'")).toBeGreaterThan(5)
  expect(await countOf(demo, "emails where state = 'delivered' and opens > 0")).toBeGreaterThan(100)
  expect(await countOf(demo, "operations where status in ('completed', 'failed', 'canceled')")).toBe(12)
  expect(await countOf(demo, "import_rows where verdict = 'refused'")).toBeGreaterThan(4)
})

test('each journey can be published as it is, but for what the demo is to show', async () => {
  const found = new Set<string>()
  for (const site of await demo.databases.control.read(demoSites)) {
    const database = await demo.databases.site(site.id)
    await database.read(async db => {
      const rows = await db.all<[string]>(sql.raw('select document from journeys'))
      for (const [document] of rows) {
        const problems = await journeyProblems(db, JSON.parse(document), { ...site, has_ai: true })
        for (const { code } of problems) found.add(code)
      }
    })
  }
  expect([...found]).toEqual(['sender_not_verified'])
})

test('the past lies within 90 days before now, and no email left outside business hours', async () => {
  const [first, last] = (await rowsOf(demo, 'select min(registered_at), max(registered_at) from leads'))[0] as number[]
  expect(first).toBeGreaterThan(monday - 93 * 86_400_000)
  expect(last).toBeLessThan(monday)
  const [site] = await demo.databases.control.read(demoSites)
  const database = await demo.databases.site(site?.id ?? '')
  const sent = await database.read(db => db.all<[number]>(sql.raw('select queued_at from emails')))
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', weekday: 'short', hour: '2-digit' })
  const times = sent.map(([at]) => hour.format(at))
  expect(times.length).toBeGreaterThan(50)
  expect(times.filter(t => !/^(Mon|Tue|Wed|Thu|Fri),? (09|1[0-7])$/.test(t))).toEqual([])
})

test('each run’s record and each email hang together: what was enrolled is completed, stopped, failed or live', async () => {
  expect(await countOf(demo, 'emails e where not exists (select 1 from runs r where r.id = e.run_id)')).toBe(0)
  expect(await countOf(demo, "emails where state = 'delivered' and consent_id is null")).toBe(0)
  expect(await countOf(demo, 'run_inputs')).toBe(0)
  expect(await countOf(demo, "jobs where kind <> 'operation'")).toBe(0)
  const opened = await countOf(demo, "email_hits where kind = 'open'")
  expect((await rowsOf(demo, 'select sum(opens) from emails')).reduce((sum, [n]) => sum + Number(n), 0)).toBe(opened)
})

test('another folder on another day gets the same people, popups and journeys under the same ids', async () => {
  const other = await fresh(saturday)
  await seed(other, advance)
  for (const query of [
    'select id, email, first_name from leads order by id',
    'select id, name from popups',
    'select id, name from campaigns',
    'select id, name from templates',
    'select id, content_hash from images',
    'select id from journeys',
  ]) {
    expect(await rowsOf(other, query)).toEqual(await rowsOf(demo, query))
  }
}, 60_000)

test('what a killed seed left behind is begun anew, and nothing was visible before', async () => {
  const killed = await fresh(monday)
  const [site] = await demo.databases.control.read(demoSites)
  await killed.databases.createSite(site?.id ?? '')
  expect(await killed.databases.control.read(isSetUp)).toBe(false)
  const lines = await firstStart(killed, { empty: false, advance })
  expect(lines.join('\n')).toMatch(/demo@leadwright\.example\n.*Password: +\w{4}-\w{4}-\w{4}/)
  expect(await countOf(killed, 'leads')).toBe(2_000)
  expect(await firstStart(killed, { empty: false, advance })).toEqual([])
}, 60_000)

test('started empty it stays empty, also the next time', async () => {
  const empty = await fresh(monday)
  expect(await firstStart(empty, { empty: true, advance })).toEqual([])
  expect(await firstStart(empty, { empty: false, advance })).toEqual([])
  expect(await empty.databases.control.read(demoSites)).toEqual([])
})
