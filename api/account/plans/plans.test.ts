/** Plans: what they limit, at the last unit and under concurrency; what they lack; who may give them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPlans } from '../../platform/features/allowances/control-table.ts'
import { createMailFixture } from '../../testing/fixtures/mail.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { openSink } from '../../testing/mail-sink.ts'
import { memberships } from '../memberships/table.ts'
import { sites } from '../sites/table.ts'
import { accounts, users } from '../users/table.ts'
import { planLimits } from './limits.ts'

/** Of the first person. */
const accountOf = async ({ installation }: Pick<Harness, 'installation'>) =>
  (await installation.databases.control.read(db => db.select().from(accounts).limit(1)))[0]?.id ?? ''
const put = (on: Pick<Harness, 'call'>, of: string, plan_id: string | null) =>
  on.call('PUT', `/v1/accounts/${of}/plan`, { body: { plan_id } })

let h: Harness
let account: string
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  account = await accountOf(h)
})
afterAll(() => h.close())

let made = 0
/** Gives the account a plan of its own. */
async function give(limits: Record<string, number>, features: string[] | null = null): Promise<string> {
  made += 1
  const plan = await h.post('/v1/plans', { name: `Plan ${made}`, limits, features })
  expect(plan.status, JSON.stringify(plan.body)).toBe(201)
  const given = await put(h, account, plan.body.id)
  expect(given.body).toEqual({ account_id: account, plan: { id: plan.body.id, name: `Plan ${made}` } })
  return plan.body.id
}
const takeAway = () => put(h, account, null)

/** Two acts at the last unit: exactly one of them is let through; the other is told what is used. */
async function oneOfTwo(act: (n: number) => ReturnType<Harness['post']>, code: string, allowance: object) {
  const replies = await Promise.all([act(1), act(2)])
  const [taken, refused] = replies.toSorted((a, b) => a.status - b.status)
  expect([taken?.status, refused?.status], JSON.stringify(refused?.body)).toEqual([201, 409])
  expect(refused?.body).toMatchObject({ code, allowance })
  expect(refused?.body.detail).toMatch(/upgrade your plan/)
}

const meterOf = async (name: string) => {
  const { body } = await h.get(`${at}/usage`)
  const { body: own } = await h.get('/v1/usage')
  return [...body.data, ...(own.account as typeof body.data)].find(meter => meter.name === name)
}

test('without a plan nothing is limited by one, and the answer says so', async () => {
  const { body } = await h.get('/v1/usage')
  expect(body).not.toHaveProperty('plan')
  expect(body.account).toMatchObject([
    { name: 'sites', used: 1, limit: null },
    { name: 'managers', used: 0, limit: null },
  ])
  expect(body.features).toEqual([
    { name: 'broadcasts', included: true },
    { name: 'webhooks', included: true },
  ])
  const { body: own } = await h.get(`${at}/usage`)
  // Leads and storage have the installation's own numbers.
  expect(own.data.filter(meter => meter.limit === null).map(meter => meter.name)).toEqual([
    'audiences',
    'emails',
    'assistants',
    'ai_answers',
    'sandboxes',
  ])
})

test('sites with examples are sites too', async () => {
  const mark = (is_demo: boolean) =>
    h.installation.databases.control.write(async tx => {
      await tx.update(sites).set({ is_demo }).where(eq(sites.id, site))
    })
  await mark(true)
  expect(await meterOf('sites')).toMatchObject({ used: 1 })
  await mark(false)
})

test('two at the last site, manager, audience and lead: exactly one has it', async () => {
  await give({ sites: 2, managers: 1, audiences: 1, leads: 1 })
  const siteOf = (n: number) => h.post('/v1/sites', { name: `S${n}`, subdomain: `last-${n}` })
  await oneOfTwo(siteOf, 'limit_reached', { name: 'sites', used: 2, limit: 2 })
  const rights = { site_ids: [site], grants: ['manage-leads'] }
  const managerOf = (n: number) => h.post('/v1/managers', { name: `M ${n}`, email: `m${n}@example.com`, ...rights })
  await oneOfTwo(managerOf, 'limit_reached', { name: 'managers', used: 1, limit: 1 })
  const audienceOf = (n: number) => h.post(`${at}/audiences`, { name: `A${n}` })
  await oneOfTwo(audienceOf, 'limit_reached', { name: 'audiences', used: 1, limit: 1 })
  const leadOf = (n: number) => h.post(`${at}/leads`, { email: `l${n}@example.com` })
  await oneOfTwo(leadOf, 'lead_limit_exhausted', { name: 'leads', used: 1, limit: 1 })
  expect((await leadOf(3)).body.title).toBe('Lead limit exhausted')
  expect((await siteOf(3)).body.title).toBe('You have reached your limit, please upgrade your plan')
  const inSpanish = await h.post(`${at}/audiences`, { name: 'A3' }, { headers: { 'accept-language': 'es' } })
  expect(inSpanish.body.detail).toBe(
    'El sitio tiene 1 de 1 audiencias. Elimina alguna que ya no necesites o mejora tu plan.',
  )
  expect(await meterOf('sites')).toEqual({ name: 'sites', unit: 'things', used: 2, limit: 2, waits: false })
  await takeAway()
  expect((await leadOf(4)).status).toBe(201)
})

test('many at once and imports fill the last places alone', async () => {
  await give({ leads: 4 })
  const leads = ['x', 'y', 'z'].map(name => ({ email: `${name}@example.com` }))
  const { body } = await h.post(`${at}/leads/upsert`, { leads })
  expect(body.data.map(({ status }) => status)).toEqual(['created', 'created', 'refused'])
  await takeAway()
})

test('storage is counted in bytes, to the last one', async () => {
  const form = (text: string) => {
    const body = new FormData()
    body.set('file', new Blob([text], { type: 'text/csv' }), 'a.csv')
    return body
  }
  const used = Number((await meterOf('storage'))?.used)
  await give({ storage: used + 10 })
  const upload = (text: string) =>
    h.app.request(`${at}/files`, {
      method: 'POST',
      body: form(text),
      headers: { authorization: `Bearer ${h.person.token}` },
    })
  const [fits, more] = [await upload('a,b\n1,2,3\n'), await upload('a,b\n1,2,4\n')]
  expect([fits.status, more.status]).toEqual([201, 409])
  expect(await more.json()).toMatchObject({
    code: 'storage_full',
    allowance: { name: 'storage', used: used + 10, limit: used + 10 },
  })
  await takeAway()
})

test('journeys that bring an audience take a place of it', async () => {
  const other = (await h.get('/v1/sites')).body.data.find(({ id }) => id !== site)?.id
  const there = `/v1/sites/${other}`
  const audience = (await h.post(`${there}/audiences`, { name: 'Brought' })).body.id
  const plain = { allow_duplicate_enrollment: false, use_lead_timezone: false, steps: [] }
  const journey = await h.post(`${there}/journeys`, {
    name: 'Brings',
    document: { triggers: [{ type: 'audience_joined', audience_ids: [audience] }], ...plain },
  })
  const definition = (await h.get(`${there}/journeys/${journey.body.id}/export`)).body
  await give({ audiences: 1 })
  const refused = { code: 'limit_reached', allowance: { name: 'audiences', limit: 1 } }
  expect((await h.post(`${at}/journeys/import`, { definition, missing: 'create' })).body).toMatchObject(refused)
  const copy = { from_site_id: other, journey_id: journey.body.id, missing: 'create' }
  expect((await h.post(`${at}/journeys/copy`, copy)).body).toMatchObject(refused)
  await takeAway()
})

test('what a plan lacks is refused, and what it includes is not', async () => {
  await give({}, ['webhooks'])
  expect((await h.get('/v1/usage')).body.features).toEqual([
    { name: 'broadcasts', included: false },
    { name: 'webhooks', included: true },
  ])
  const broadcast = { name: 'News' }
  expect((await h.post(`${at}/broadcasts`, broadcast)).body.code).toBe('feature_not_in_plan')
  await give({}, [])
  const endpoint = { url: 'https://shop.example/hook', events: ['*'] }
  expect((await h.post(`${at}/webhook-endpoints`, endpoint)).body).toMatchObject({
    code: 'feature_not_in_plan',
    title: 'Your plan does not include this, please upgrade your plan',
  })
  await takeAway()
  expect((await h.post(`${at}/broadcasts`, broadcast)).status).toBe(201)
})

test('plans have one name, name only what there is, and stay while somebody has them', async () => {
  const id = await give({ sites: 9 })
  const name = String((await h.get(`/v1/plans/${id}`)).body.name)
  expect((await h.get('/v1/plans')).body.data[0]).toMatchObject({ id, name, accounts: 1 })
  expect((await h.post('/v1/plans', { name: name.toUpperCase(), limits: {} })).body.code).toBe('name_taken')
  const other = (await h.post('/v1/plans', { name: 'Another', limits: {} })).body.id
  expect((await h.patch(`/v1/plans/${other}`, { name })).body.code).toBe('name_taken')
  const unknown = await h.post('/v1/plans', { name: 'Odd', limits: { cats: 1 }, features: ['dogs'] })
  expect(unknown.body.errors).toMatchObject([
    { pointer: '/limits/cats', code: 'allowance_unknown' },
    { pointer: '/features/0', code: 'feature_unknown' },
  ])
  const most = planLimits.plan_number_max
  expect((await h.patch(`/v1/plans/${other}`, { limits: { sites: most } })).status).toBe(200)
  expect((await h.patch(`/v1/plans/${other}`, { limits: { sites: most + 1 } })).status).toBe(422)
  expect((await h.delete(`/v1/plans/${id}`)).body.code).toBe('plan_in_use')
  await takeAway()
  expect((await h.delete(`/v1/plans/${id}`)).status).toBe(204)
  const gone = await put(h, account, id)
  expect(gone.body.errors).toMatchObject([{ pointer: '/plan_id', code: 'unknown_reference' }])
})

test('a plan and an account that there are not are not found', async () => {
  const none = `plan_${'0'.repeat(32)}`
  const replies = [
    await h.get(`/v1/plans/${none}`),
    await h.patch(`/v1/plans/${none}`, { name: 'Other' }),
    await h.delete(`/v1/plans/${none}`),
    await put(h, `acct_${'0'.repeat(32)}`, null),
  ]
  expect(replies.map(({ body }) => body.code)).toEqual(Array(4).fill('not_found'))
})

test('a lowered number keeps what is there; a raised one counts at once', async () => {
  const id = await give({ audiences: 0 })
  expect(await meterOf('audiences')).toMatchObject({ used: 1, limit: 0 })
  expect((await h.post(`${at}/audiences`, { name: 'More' })).status).toBe(409)
  await h.patch(`/v1/plans/${id}`, { limits: { audiences: 2 } })
  expect((await h.post(`${at}/audiences`, { name: 'More' })).status).toBe(201)
  await takeAway()
})

test('email beyond the month’s number waits for the next month or a larger plan; what people need leaves', async () => {
  const sink = await openSink()
  const w = await createMailFixture({ SMTP_URL: sink.url })
  try {
    const plan = (await w.post('/v1/plans', { name: 'Mail', limits: { emails: 1 } })).body.id
    await put(w, await accountOf(w), plan)
    const queued = []
    for (const who of ['a', 'b']) queued.push((await w.queue(await w.newLead(`${who}@example.net`))).email_id)
    await w.settle()
    expect(sink.received).toHaveLength(1)
    const waiting = (await Promise.all(queued.map(w.email))).find(({ status }) => status === 'not_started')
    expect(waiting).toMatchObject({ reason: 'plan_limit', next_attempt_at: '2027-03-31T22:00:00.000Z' })
    const attention = async () => (await w.get(w.path('notifications'))).body.attention
    expect(await attention()).toMatchObject([{ type: 'emails_beyond_plan', count: 1, is_new: true }])
    const { body: template } = await w.post(w.path('templates'), {
      ...{ name: 'Receipt', subject: 'Receipt', preheader: '', body_text: 'Thanks', category: 'transactional' },
    })
    await w.send(await w.newLead('c@example.net'), template.id)
    expect(sink.received).toHaveLength(2)
    const meter = async () => (await w.get(w.path('usage'))).body.data.find(({ name }) => name === 'emails')
    expect(await meter()).toMatchObject({ used: 2, limit: 1, waits: true })
    await w.patch(`/v1/plans/${plan}`, { limits: { emails: 3 } })
    await w.settle()
    expect(sink.received).toHaveLength(3)
    expect(await meter()).toMatchObject({ used: 3, limit: 3 })
    expect(await attention()).toEqual([])
    const { email_id } = await w.queue(await w.newLead('d@example.net'))
    await w.settle()
    w.clock.forward(31 * 24 * 3_600_000)
    await w.signInAgain()
    expect(await meter()).toMatchObject({ used: 0 })
    await w.settle()
    expect(sink.received, 'what waited for so long asks first').toHaveLength(3)
    expect(await w.email(email_id)).toMatchObject({ status: 'not_started', reason: 'late' })
    expect(await attention()).toMatchObject([{ type: 'emails_late', count: 1 }])
    await w.patch(w.path('email-settings'), { late_policy: 'send' })
    await w.settle()
    expect(sink.received).toHaveLength(4)
  } finally {
    await w.close()
    await sink.close()
  }
})

test('accounts that register from now on get the default plan; others stay as they are', async () => {
  const former = await h.newPerson('former@example.com')
  const first = (await h.post('/v1/plans', { name: 'Free', limits: { sites: 1 }, is_default: true })).body
  expect(first).toMatchObject({ is_default: true, version: 1 })
  const planOfPerson = async ({ token }: { token: string }) => (await h.get('/v1/usage', { token })).body.plan
  const named = { password: 'correct horse battery', first_name: 'Eva', last_name: 'X' }
  const registered = { email: 'registers@example.com', ...named }
  expect((await h.post('/v1/auth/register', registered, { token: null })).status).toBe(202)
  const [got] = await h.installation.databases.control.read(db =>
    db
      .select({ plan_id: accountPlans.plan_id })
      .from(users)
      .innerJoin(memberships, eq(memberships.user_id, users.id))
      .innerJoin(accountPlans, eq(accountPlans.account_id, memberships.account_id))
      .where(eq(users.email, registered.email)),
  )
  expect(got).toEqual({ plan_id: first.id })
  const person = await h.newPerson('new@example.com')
  expect(await planOfPerson(person)).toEqual({ id: first.id, name: 'Free' })
  expect(await planOfPerson(former)).toBeUndefined()

  const second = (await h.post('/v1/plans', { name: 'Trial', limits: { sites: 2 } })).body
  expect(second.is_default).toBe(false)
  expect((await h.patch(`/v1/plans/${second.id}`, { is_default: true })).body).toMatchObject({ is_default: true })
  expect((await h.get(`/v1/plans/${first.id}`)).body).toMatchObject({ is_default: false, version: 2 })
  expect(await planOfPerson(person)).toEqual({ id: first.id, name: 'Free' })
  expect(await planOfPerson(await h.newPerson('later@example.com'))).toEqual({ id: second.id, name: 'Trial' })

  const third = (await h.post('/v1/plans', { name: 'Third', limits: {}, is_default: true })).body
  expect(await h.delete(`/v1/plans/${third.id}`)).toMatchObject({ status: 409, body: { code: 'plan_is_default' } })
  expect((await h.patch(`/v1/plans/${third.id}`, { is_default: false })).status).toBe(200)
  expect((await h.delete(`/v1/plans/${third.id}`)).status).toBe(204)
  expect(await planOfPerson(await h.newPerson('last@example.com'))).toBeUndefined()
})
