/** What ends with time: caps of a visitor, a day and a month, and the hours in which people answer, at their edges. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '../../account/users/table.ts'
import { dayIn, isAttended } from '../../site/assistants/conversations/rules.ts'
import { addUsage } from '../../site/assistants/conversations/usage-store.ts'
import { type FakeOpenAi, openFakeOpenAi } from '../../testing/fake-openai.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let fake: FakeOpenAi
let h: Harness
let site: string
let assistant: string
const at = (path: string) => `/v1/sites/${site}/${path}`
const cent = 1_000_000
const day_ms = 86_400_000

beforeAll(async () => {
  fake = await openFakeOpenAi()
  h = await createHarness({ ALLOW_LOOPBACK: 'true' })
  site = await h.newSite('Caps')
  await h.post(at('publish'))
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(at('knowledge-sources'), pair)).body.id]
  assistant = String((await h.post(at('assistants'), { name: 'Helper', source_ids })).body.id)
  const provider = {
    base_url: fake.url,
    api_key: 'sk',
    model: 'gpt-4o-mini',
    input_cents: 100,
    output_cents: 1_000_000,
  }
  await h.patch(at('ai-provider'), provider)
})
afterAll(async () => {
  await h.close()
  await fake.close()
})
beforeEach(() => {
  fake.asked.length = 0
  fake.always = { type: 'stream', pieces: ['From Monday to Saturday [1].'], input_tokens: 100, output_tokens: 10 }
})

async function cap(caps: object) {
  const none = { daily_cents: null, monthly_cents: null, visitor_daily_answers: null }
  await h.patch(at(`assistants/${assistant}`), { caps: { ...none, ...caps } })
  expect((await h.post(at(`assistants/${assistant}/publish`))).status).toBe(200)
}

async function asked(visitor_id?: string): Promise<string> {
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en', ...(visitor_id && { visitor_id }) }, { token: null })
  const headers = { authorization: `Bearer ${body.secret}`, 'content-type': 'application/json' }
  const question = { method: 'POST', headers, body: JSON.stringify({ text: 'Which days do you deliver?' }) }
  return (
    await h.app.request(`/v1/public/sites/${site}/conversations/${body.conversation_id}/messages`, question)
  ).text()
}

test('a visitor’s answers and a day’s cost are answered politely beyond, by no model', async () => {
  await cap({ visitor_daily_answers: 1 })
  expect(await asked('visitor-0123456789abcdef')).toContain('From Monday')
  expect(await asked('visitor-0123456789abcdef')).toContain('cannot answer more')
  await cap({ daily_cents: 5 })
  expect(await asked()).toContain('cannot answer more')
  expect(fake.asked).toHaveLength(1)
})

const attention = async () => (await h.get(at('notifications'))).body.attention as { type: string; count: number }[]

test('an assistant that turns visitors away since its answers are used up tells its owner, on that day', async () => {
  h.clock.forward(day_ms)
  await h.signInAgain()
  await cap({ visitor_daily_answers: 1 })
  await asked('visitor-0123456789abcdef')
  expect(await asked('visitor-0123456789abcdef')).toContain('cannot answer more')
  expect(await attention(), 'that visitor alone').toEqual([])
  await cap({ daily_cents: 5 })
  expect(await asked()).toContain('cannot answer more')
  expect(await asked()).toContain('cannot answer more')
  const told = { type: 'assistants_without_answers', count: 1, is_new: true }
  expect(await attention()).toEqual([told])
  await h.post(at('notifications/read'))
  expect(await attention()).toEqual([{ ...told, is_new: false }])
  h.clock.forward(day_ms)
  expect(await attention()).toEqual([])
  expect(await asked()).toContain('cannot answer more')
  expect(await attention(), 'another day').toEqual([told])
})

test('what other days of the month cost counts for the month, and the next month begins anew', async () => {
  await cap({ monthly_cents: 5_000 })
  const month = dayIn('Europe/Madrid', h.clock.now()).slice(0, 7)
  const before = { day: `${month}-01`, assistant_id: assistant, visitor_key: 'somebody' }
  await h.inSite(site, tx => addUsage(tx, before, { input_tokens: 1, output_tokens: 1 }, 5_000 * cent, 1))
  expect(await asked()).toContain('cannot answer more')
  expect(fake.asked).toHaveLength(0)
  while (dayIn('Europe/Madrid', h.clock.now()).startsWith(month)) h.clock.forward(day_ms)
  expect(await asked()).toContain('From Monday')
})

test('the plan’s last answer of a month is given to one of two who ask at once; the next month begins anew', async () => {
  await cap({})
  const [account] = await h.installation.databases.control.read(db => db.select({ id: accounts.id }).from(accounts))
  const used = Number((await h.get(at('usage'))).body.data.find(({ name }) => name === 'ai_answers')?.used)
  const plan = await h.post('/v1/plans', { name: 'Last answer', limits: { ai_answers: used + 1 }, features: null })
  await h.call('PUT', `/v1/accounts/${account?.id}/plan`, { body: { plan_id: plan.body.id } })
  const said = (await Promise.all([asked(), asked()])).toSorted()
  expect(said.map(text => text.includes('From Monday'))).toEqual([true, false])
  expect(said[1]).toContain('cannot answer more')
  expect(fake.asked).toHaveLength(1)
  const { body } = await h.get(at('usage'))
  const meter = { name: 'ai_answers', unit: 'things', used: used + 1, limit: used + 1, waits: false }
  expect(body.data.find(({ name }) => name === 'ai_answers')).toEqual(meter)
  const { body: chats } = await h.get(at('conversations?limit=100'))
  const messages = await Promise.all(
    chats.data.map(async ({ id }) => (await h.get(at(`conversations/${id}/messages`))).body),
  )
  const reasons = messages.flatMap(({ data }) => data.map(({ reason }) => reason))
  expect(reasons.filter(reason => reason === 'plan_limit_reached')).toHaveLength(1)
  const month = dayIn('Europe/Madrid', h.clock.now()).slice(0, 7)
  while (dayIn('Europe/Madrid', h.clock.now()).startsWith(month)) h.clock.forward(day_ms)
  expect(await asked()).toContain('From Monday')
  await h.call('PUT', `/v1/accounts/${account?.id}/plan`, { body: { plan_id: null } })
})

test('what the owner tries takes no answer of the visitors, nor is it a visitor; what it costs is counted', async () => {
  await h.signInAgain()
  await cap({})
  const [account] = await h.installation.databases.control.read(db => db.select({ id: accounts.id }).from(accounts))
  const meter = async () => (await h.get(at('usage'))).body.data.find(({ name }) => name === 'ai_answers')
  const usage = async () => ((await h.get(at('assistant-usage'))).body.days as Record<string, number>[]).at(-1)
  h.clock.forward(day_ms / 2)
  expect(await asked('visitor-0123456789abcdef')).toContain('From Monday')
  const { used } = { ...(await meter()) }
  const before = await usage()
  const plan = await h.post('/v1/plans', { name: 'Used up', limits: { ai_answers: used }, features: null })
  await h.call('PUT', `/v1/accounts/${account?.id}/plan`, { body: { plan_id: plan.body.id } })
  const tried = await h.app.request(at(`assistants/${assistant}/ask`), {
    method: 'POST',
    headers: { authorization: `Bearer ${h.person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Which days do you deliver?' }),
  })
  expect(await tried.text()).toContain('From Monday')
  expect(fake.asked).toHaveLength(2)
  expect(await meter()).toMatchObject({ used })
  const { visitors, answers, cost_usd_micros } = { ...before }
  const after = await usage()
  expect(after).toMatchObject({ visitors, answers })
  expect(Number(after?.cost_usd_micros) - Number(cost_usd_micros)).toBe(100_100)
  await h.call('PUT', `/v1/accounts/${account?.id}/plan`, { body: { plan_id: null } })
})

test('people are there from the opening to the close, by the local clock, on the day that it changes too', () => {
  const hours = { business_days: [1, 7], day_start: '09:00', day_end: '18:00', timezone: 'Europe/Madrid' }
  const attendance: Parameters<typeof isAttended>[0]['attendance'] = { type: 'business_hours', business_hours: hours }
  const isThere = (moment: string) => isAttended({ attendance }, Date.parse(moment))
  // Monday, an hour ahead of UTC.
  expect(isThere('2027-03-22T07:59:59.999Z')).toBe(false)
  expect(isThere('2027-03-22T08:00:00.000Z')).toBe(true)
  expect(isThere('2027-03-22T16:59:59.999Z')).toBe(true)
  expect(isThere('2027-03-22T17:00:00.000Z')).toBe(false)
  expect(isThere('2027-03-23T09:00:00.000Z')).toBe(false)
  // The Sunday on which clocks go forward: two hours ahead by the time they open.
  expect(isThere('2027-03-28T06:59:59.999Z')).toBe(false)
  expect(isThere('2027-03-28T07:00:00.000Z')).toBe(true)
  // And back, in autumn.
  expect(isThere('2027-10-31T07:30:00.000Z')).toBe(false)
  expect(isThere('2027-10-31T08:00:00.000Z')).toBe(true)
})
