import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advance } from '../../workflows/advance.ts'
import { isSetUp } from '../account/auth/rules.ts'
import { demoSites } from '../account/sites/rules.ts'
import { type OpenInstallation, openInstallation } from '../installation.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Handle } from '../platform/database/handle.ts'
import { listMail, readMail } from '../platform/mail/mail-folder.ts'
import { FixedClock } from '../platform/runtime/clock.ts'
import { createLog } from '../platform/runtime/log.ts'
import { findingEmail } from '../public/mail-viewer/find-email.ts'
import { journeyProblems } from '../site/automation/journeys/checks/validate.ts'
import { dynamicAudiences } from '../site/contacts/audiences/rules.ts'
import { type LeadRow, leadRows } from '../site/contacts/lead-records/rules.ts'
import { countMatchingLeads, eraseLeads, filterProblems } from '../site/contacts/leads/rules.ts'
import { proofTest } from '../testing/proof-test.ts'
import { firstStart } from './first-start.ts'
import { seed } from './seed.ts'

type Tx = Handle<'site'>

/** Seconds of work, minutes on a busy machine. */
const seeding_ms = 300_000
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
}, seeding_ms)
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

test('the last emails of each template lie in the inbox as they left, each with its record, and some are asked to confirm', async () => {
  const inbox = await listMail(demo.mailer.folder, { limit: 100 })
  expect(inbox.length).toBeGreaterThan(40)
  expect(new Set(inbox.map(({ from }) => from)).size).toBeGreaterThanOrEqual(3)
  expect(inbox.every(({ date }) => Date.parse(date) <= monday)).toBe(true)
  const findEmail = findingEmail(demo)
  for (const { id, message_id, subject } of inbox) {
    expect(await findEmail(message_id), subject).toMatch(/\/emails\/sent\/msg_/)
    expect((await readMail(demo.mailer.folder, id))?.html).toContain('/v1/public/opens/')
  }
  expect(await countOf(demo, "leads where confirmation = 'pending'")).toBe(6)
  expect(await countOf(demo, "jobs where type = 'confirm_email'")).toBe(6)
})

/** Everything in the site's tables, but how often a job was begun anew. */
async function contentsOf(tx: Tx): Promise<Map<string, string[]>> {
  const tables = await tx.all<[string]>(
    sql`select name from sqlite_master where type = 'table' and sql not like '%virtual%'`,
  )
  const contents = new Map<string, string[]>()
  for (const [table] of tables) {
    const rows = await tx.all(sql.raw(`select ${table === 'jobs' ? 'type, subject_id, due_at' : '*'} from "${table}"`))
    contents.set(table, rows.map(row => JSON.stringify(row)).sort())
  }
  return contents
}

test('people who are erased together leave what each of them leaves alone', async () => {
  const [site] = await demo.databases.control.read(demoSites)
  const database = await demo.databases.site(site?.id ?? '')
  const key = await demo.databases.siteKey(site?.id ?? '')
  const context = {
    now: () => monday,
    emit: async () => '',
    erasePeople: demo.connections.erase.bind(demo.connections),
  }
  /** What is there afterwards; then it is as before. */
  async function after(work: (tx: Tx, rows: LeadRow[]) => Promise<void>): Promise<Map<string, string[]>> {
    let contents = new Map<string, string[]>()
    const undone = database.write(async tx => {
      const ids = await tx.all<[string]>(sql`select id from leads order by opens + clicks desc, id limit 40`)
      await work(tx, [...(await leadRows.withIds(tx, ids.flat())).values()])
      contents = await contentsOf(tx)
      throw new Error('not to be kept')
    })
    await expect(undone).rejects.toThrow('not to be kept')
    return contents
  }
  const before = await after(async () => undefined)
  const together = await after((tx, rows) => eraseLeads(tx, rows, key, context))
  const one_by_one = await after(async (tx, rows) => {
    for (const row of rows) await eraseLeads(tx, [row], key, context)
  })
  expect([...together.keys()]).toEqual([...before.keys()])
  for (const [table, rows] of together) expect(rows, table).toEqual(one_by_one.get(table))
  const changed = [...together].filter(([table, rows]) => rows.join() !== before.get(table)?.join())
  expect(changed.map(([table]) => table)).toEqual(
    expect.arrayContaining([
      'leads',
      'lead_sets',
      'lead_values',
      'consents',
      'submissions',
      'emails',
      'email_attempts',
      'runs',
      'run_transitions',
      'campaign_leads',
      'visits',
      'events',
    ]),
  )
})

test('audiences that follow a filter have exactly those who match it, tags their sources, and a view is saved', async () => {
  const now = monday
  for (const site of await demo.databases.control.read(demoSites)) {
    const database = await demo.databases.site(site.id)
    const audiences = await database.read(dynamicAudiences)
    expect(audiences).toHaveLength(2)
    for (const { id, filter } of audiences) {
      expect(await database.read(db => filterProblems(db, filter))).toEqual([])
      const on = await database.read(db => db.all('select count(*) from lead_audiences where audience_id = ?', [id]))
      expect(on).toEqual([
        [await database.read(db => countMatchingLeads(db, { wanted: [filter], now, timezone: site.timezone }))],
      ])
      expect(Number(on[0]?.[0])).toBeGreaterThan(40)
    }
  }
  const sources = (await rowsOf(demo, "select distinct source from lead_sets where type = 'tag'")).flat()
  expect(new Set(sources)).toEqual(new Set(['form', 'manual', 'import', 'journey']))
  expect(await countOf(demo, "lead_views where owner_id = ''")).toBe(2)
})

test('six popups of each site have results on most days of ninety, with a rate between one and fifteen of a hundred', async () => {
  const rows = await rowsOf(
    demo,
    `select p.name, p.type, count(distinct day), sum(visitors), sum(c.submitted),
      (select count(*) from submissions s where s.popup_id = p.id)
      from popups p join result_counts c on c.thing_id = p.id and c.source_id = '' group by p.id`,
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
  expect(await countOf(demo, "ai_drafts where status = 'awaiting_approval'")).toBeGreaterThan(2)
  expect(await countOf(demo, "emails where status = 'not_delivered'")).toBeGreaterThan(5)
  expect(await countOf(demo, "emails where reason = 'sender_not_verified'")).toBeGreaterThan(5)
  expect(await countOf(demo, "emails where status = 'delivered' and opens > 0")).toBeGreaterThan(100)
  expect(await countOf(demo, "operations where status in ('completed', 'failed', 'canceled')")).toBe(12)
  expect(await countOf(demo, "import_rows where verdict = 'refused'")).toBeGreaterThan(4)
})

test('each journey can be published as it is, but for what the demo is to show', async () => {
  const found = new Set<string>()
  const surroundings = { connections: demo.connections, ai: {} as NonNullable<typeof demo.ai> }
  for (const site of await demo.databases.control.read(demoSites)) {
    await (await demo.databases.site(site.id)).read(async db => {
      const rows = await db.all<[string]>(sql.raw('select document from journeys'))
      for (const [document] of rows) {
        for (const { code } of await journeyProblems(db, JSON.parse(document), { ...site, surroundings }))
          found.add(code)
      }
    })
  }
  expect([...found]).toEqual(['sender_not_verified'])
})

test('the past lies within 90 days before now, and no email of a journey left outside business hours', async () => {
  const [first, last] = (await rowsOf(demo, 'select min(registered_at), max(registered_at) from leads'))[0] as number[]
  expect(first).toBeGreaterThan(monday - 93 * 86_400_000)
  expect(last).toBeLessThan(monday)
  const [site] = await demo.databases.control.read(demoSites)
  const database = await demo.databases.site(site?.id ?? '')
  const sent = await database.read(db =>
    db.all<[number]>(sql.raw('select queued_at from emails where run_id is not null')),
  )
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', weekday: 'short', hour: '2-digit' })
  const times = sent.map(([at]) => hour.format(at))
  expect(times.length).toBeGreaterThan(50)
  expect(times.filter(t => !/^(Mon|Tue|Wed|Thu|Fri),? (09|1[0-7])$/.test(t))).toEqual([])
})

test('each run’s record and each email hang together: what was enrolled is completed, stopped, failed or live', async () => {
  const of_no_run = 'broadcast_id is null and not exists (select 1 from runs r where r.id = e.run_id)'
  expect(await countOf(demo, `emails e where ${of_no_run}`)).toBe(0)
  expect(await countOf(demo, "emails where status = 'delivered' and consent_id is null")).toBe(0)
  expect(await countOf(demo, 'run_inputs')).toBe(0)
  const own = "'confirm_email', 'operation', 'audience_dues', 'broadcast', 'golden_check', 'tend_sandbox_access'"
  expect(await rowsOf(demo, `select distinct type from jobs where type not in (${own})`)).toEqual([])
  const opened = await countOf(demo, "email_hits where type = 'open'")
  expect((await rowsOf(demo, 'select sum(opens) from emails')).reduce((sum, [n]) => sum + Number(n), 0)).toBe(opened)
})

test('each site has broadcasts that were sent with a test of their subjects, one in each month, one that is scheduled, and a draft', async () => {
  const rows = await rowsOf(demo, 'select status, recipient_count, held_out_count, winner from broadcasts order by id')
  const states = 'sent sent scheduled draft'
  expect(rows.map(([status]) => status).join(' ')).toBe(`${states} ${states}`)
  const sent = await rowsOf(
    demo,
    `select b.recipient_count, count(*), count(distinct e.subject), sum(e.first_opened_at is not null)
      from broadcasts b join emails e on e.broadcast_id = b.id where b.status = 'sent' group by b.id`,
  )
  for (const [recipients, emails, subjects, opened] of sent) {
    expect(emails).toBe(recipients)
    expect(Number(emails)).toBeGreaterThan(50)
    expect(subjects).toBe(2)
    expect(Number(opened)).toBeGreaterThan(10)
  }
  const by_month = 'select (select sum(emails) from sending_months) - sum(delivered) from email_counts'
  expect(await rowsOf(demo, by_month), 'and what left is counted for its month').toEqual([[0], [0]])
  const before = `queued_at < ${monday - 30 * 86_400_000}`
  expect(await countOf(demo, `emails where status = 'delivered' and ${before}`)).toBeGreaterThan(100)
})

proofTest(
  'what a killed seed left behind is begun anew, with the same people, popups and journeys on another day',
  async () => {
    const killed = await fresh(saturday)
    const [site] = await demo.databases.control.read(demoSites)
    await killed.databases.createSite(site?.id ?? '')
    expect(await killed.databases.control.read(isSetUp), 'nothing was visible before').toBe(false)
    const lines = await firstStart(killed, { empty: false, advance })
    expect(lines.join('\n')).toMatch(/demo@leadwright\.example\n.*Password: +\w{4}-\w{4}-\w{4}/)
    for (const query of [
      'select id, email, first_name from leads order by id',
      'select id, name from popups union all select id, name from campaigns union all select id, name from templates',
      'select id, content_hash from images union all select id, name from journeys',
    ])
      expect(await rowsOf(killed, query)).toEqual(await rowsOf(demo, query))
    expect(await firstStart(killed, { empty: false, advance })).toEqual([])
  },
  seeding_ms,
)

test('started empty it stays empty, also the next time', async () => {
  const empty = await fresh(monday)
  expect(await firstStart(empty, { empty: true, advance })).toEqual([])
  expect(await firstStart(empty, { empty: false, advance })).toEqual([])
  expect(await empty.databases.control.read(demoSites)).toEqual([])
})
