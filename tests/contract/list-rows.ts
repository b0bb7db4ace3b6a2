/** Rows for lists that no endpoint of the walk fills: two moments each, written into the tables themselves. */
import type { Handle } from '../../api/platform/database/handle.ts'
import { newId } from '../../api/platform/runtime/ids.ts'
import type { People } from './people.ts'
import type { Ready } from './requests.ts'

type Row = Record<string, string | number | null>
type Db = Handle<'site'> | Handle<'control'>

/** Columns that need a value and are not given are empty. */
async function insert(db: Db, table: string, row: Row): Promise<void> {
  const columns = await db.all<[string, string, number, string | null, number]>(
    `select name, type, "notnull", dflt_value, pk from pragma_table_info(?)`,
    [table],
  )
  const needed = columns.filter(([name, , notNull, value, pk]) => notNull && value === null && !pk && !(name in row))
  const empty = needed.map(([name, type]) => [name, /int/i.test(type) ? 0 : ''] as const)
  const whole = { ...Object.fromEntries(empty), ...row }
  const names = Object.keys(whole).map(name => `"${name}"`)
  await db.run(
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    Object.values(whole),
  )
}

type Fill = (w: People, ready: Ready, at: number, n: number) => Promise<unknown>
const inControl =
  (work: (tx: Handle<'control'>, ...rest: Parameters<Fill>) => Promise<unknown>): Fill =>
  (...given) =>
    given[0].installation.databases.control.write(tx => work(tx, ...given))
const inSite =
  (work: (tx: Handle<'site'>, ...rest: Parameters<Fill>) => Promise<unknown>): Fill =>
  async (...given) =>
    (await given[0].installation.databases.site(String(given[1].params.site_id))).write(tx => work(tx, ...given))

const accountOf = async (tx: Handle<'control'>, w: People): Promise<string> =>
  String((await tx.all<[string]>('select account_id from sites where id = ?', [w.site]))[0]?.[0])

const payment = inControl(async (tx, w, _ready, at, n) => {
  const invoice = { id: newId('invoice'), account_id: await accountOf(tx, w), status: 'paid', currency: 'EUR' }
  await insert(tx, 'invoices', {
    ...invoice,
    ...{ stripe_id: `in_walk_${at}_${n}`, number: `W-${at}-${n}`, lines: '[]', created_at: at },
  })
  const { id: invoice_id, account_id, currency } = invoice
  const money = { currency, amount: 100, status: 'failed', stripe_id: `pi_walk_${at}_${n}` }
  await insert(tx, 'payments', { id: newId('payment'), account_id, invoice_id, ...money, created_at: at })
})

const happened = inSite(async (tx, _w, _ready, at) => {
  const data = JSON.stringify({ status: 'delivered' })
  await insert(tx, 'events', {
    id: newId('event'),
    name: 'email.delivered',
    lead_id: newId('lead'),
    subject_id: newId('email'),
    data,
    at,
  })
})

const question = { run_id: newId('run'), step_id: 'ask', lead_id: newId('lead') }

export const fillers: Readonly<Record<string, Fill>> = {
  listPayments: payment,
  listFailedPayments: payment,
  listReconciliations: inControl((tx, _w, _ready, started_at) =>
    insert(tx, 'reconciliations', { id: newId('reconciliation'), status: 'done', differences: '[]', started_at }),
  ),
  listPlanGrants: inControl(async (tx, _w, _ready, given_at) => {
    const [[plan_id] = ['']] = await tx.all<[string]>('select id from plans limit 1', [])
    await insert(tx, 'account_plans', { account_id: newId('account'), plan_id, given_at, source: 'granted' })
  }),
  listInstallationOperations: inControl((tx, w, _ready, created_at) =>
    insert(tx, 'site_operations', {
      ...{ id: newId('operation'), site_id: w.site, type: 'lead_import', status: 'completed' },
      ...{ actor_type: 'system', created_at },
    }),
  ),
  listVisits: inSite((tx, _w, { params }, at) => insert(tx, 'visits', { visitor_id: String(params.visitor_id), at })),
  listPageVersions: inSite((tx, _w, { params }, at, n) =>
    tx.run(
      `insert into page_versions (page_id, number, content, created_at)
        select id, ?, draft, ? from pages where id = ?`,
      [100 + n, at, String(params.page_id)],
    ),
  ),
  listAssistantVersions: inSite((tx, _w, { params }, at, n) =>
    tx.run(
      `insert into assistant_versions (assistant_id, number, settings, created_at)
        select id, ?, settings, ? from assistants where id = ?`,
      [100 + n, at, String(params.assistant_id)],
    ),
  ),
  listEmailResponses: inSite((tx, _w, _ready, at, n) =>
    insert(tx, 'email_responses', {
      ...{ email_id: newId('email'), lead_id: newId('lead'), type: 'reply', source: 'mail', fingerprint: `${n}`, at },
    }),
  ),
  listEmailHistory: happened,
  listWebhookEvents: inSite((tx, _w, { params }, at) =>
    insert(tx, 'events', { id: newId('event'), name: String(params.event_name), data: '{}', at }),
  ),
  listAnswers: inSite(async (tx, w, _ready, at) => {
    const email_id = newId('email')
    await insert(tx, 'questions', {
      email_id,
      ...question,
      journey_id: newId('journey'),
      question: 'Well?',
      answers: '[]',
    })
    await insert(tx, 'answers', {
      id: newId('answer'),
      email_id,
      ...question,
      text: `Yes ${w.next()}`,
      verdict: 'person',
      at,
    })
  }),
}
