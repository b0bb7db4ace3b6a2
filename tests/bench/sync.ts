/**
 * `npm run bench -- sync`: leads sent to a new list of each service, at its real limits by a virtual clock, until both sides have the same.
 * `value`: requests that send; `floor`: the fewest that could. `others`: those that read, by name. `sync_ledger`: rows of the ledger a second that
 * a sync writes, in all its transactions; floor: the same rows written bare.
 */
import Sync from 'libsql'
import { siteFile } from '../../api/platform/database/site-file.ts'
import type { ServiceName } from '../../api/testing/fixtures/service-accounts.ts'
import { openSyncedSite, type SyncedSite } from '../../api/testing/fixtures/synced-site.ts'
import { addManyLeads } from './parts/synced-leads.ts'
import { timeWrites } from './parts/timed-writes.ts'

const leads_usual = Number(process.env.BENCH_LEADS ?? 100_000)
const leads_small = 5_000
const goals = { requests: 1.1, ledger: 0.5 }
const SECOND = 1_000
const STEPS_MAX = 20_000

/** What one request may carry, and which requests send. */
const SENDING: Record<ServiceName, { contacts: number; names: readonly string[] }> = {
  mailchimp: { contacts: 500, names: ['POST /3.0/lists/{list_id}'] },
  constant_contact: { contacts: 2_000, names: ['POST /v3/activities/contacts_json_import'] },
  activecampaign: { contacts: 250, names: ['POST /api/3/import/bulk_import'] },
}

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const leads = small ? leads_small : leads_usual
  for (const service of Object.keys(SENDING) as ServiceName[]) yield* measure(service, leads)
}

async function* measure(service: ServiceName, leads: number): AsyncGenerator<object> {
  const s = await openSyncedSite(service, { prepare: (_account, h, base) => addManyLeads(h, base, leads) })
  try {
    const calls = s.account.fake.calls.length
    const writes = timeWrites(await s.h.installation.databases.site(s.site))
    const began = { virtual: s.h.clock.now(), real: performance.now() }
    await rest(s)
    const { waiting, synced } = await s.connection()
    const names = Object.groupBy(s.account.fake.calls.slice(calls), ({ name }) => name)
    const counts = Object.fromEntries(Object.entries(names).map(([name, found]) => [name, found?.length ?? 0]))
    const { contacts, names: sending } = SENDING[service]
    const value = sending.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
    const floor = Math.ceil(leads / contacts)
    const ratio = Number((value / floor).toFixed(3))
    yield {
      ...{ name: `sync_${service}`, unit: 'requests', value, floor, ratio, goal: goals.requests, leads },
      ...{ waiting, synced, errors: leads - Number(synced) },
      ...{ virtual_seconds: Math.round((s.h.clock.now() - began.virtual) / SECOND) },
      ...{ real_seconds: Math.round((performance.now() - began.real) / SECOND), others: counts },
    }
    const rows_per_second = Math.round(leads / (writes.milliseconds / SECOND))
    const bare = writeBare(siteFile(s.h.folder, s.site))
    yield {
      ...{ name: `sync_ledger_${service}`, unit: 'rows/s', value: rows_per_second, floor: bare },
      ...{ ratio: Number((rows_per_second / bare).toFixed(3)), goal: goals.ledger },
    }
  } finally {
    await s.close()
  }
}

async function rest(s: SyncedSite): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step++) {
    await s.work()
    const { waiting, retry_at, compared_at } = await s.connection()
    if (compared_at !== null && waiting === 0 && retry_at === null) return
    s.h.clock.forward(20 * SECOND)
  }
  throw new Error('It never comes to rest')
}

const ROWS_AT_ONCE = 100

/** The rows of the ledger as a sync leaves them, written twice as often as it writes them: made, and with their outcome. */
function writeBare(path: string): number {
  const db = new Sync(path)
  const rows = db.prepare('select * from sync_ledger').raw().all([]) as unknown[][]
  db.exec('create table bare_ledger as select * from sync_ledger where false')
  db.exec('create unique index bare_ledger_key on bare_ledger (connection_id, lead_id)')
  for (const column of ['email_key', 'contact_id', 'status', 'lead_id', 'due_at'])
    db.exec(`create index bare_ledger_${column} on bare_ledger (connection_id, ${column})`)
  const marks = rows[0]?.map(() => '?').join(', ') ?? ''
  const write = db.prepare(`insert or replace into bare_ledger values (${marks})`)
  const began = performance.now()
  for (const _pass of ['made', 'sent'])
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      db.exec('begin immediate')
      for (const row of rows.slice(from, from + ROWS_AT_ONCE)) write.run(row as never)
      db.exec('commit')
    }
  const milliseconds = performance.now() - began
  db.exec('drop table bare_ledger')
  db.close()
  return Math.round(rows.length / (milliseconds / SECOND))
}
