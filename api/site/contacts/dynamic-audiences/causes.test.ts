/** What bulk changes, imports, merges and their undo let a lead join starts no journey, unless it is wanted. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makerFor } from '../../../testing/fixtures/make.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'
import { workOff } from '../../../testing/work-off.ts'

let h: Harness
let site: string
let at: string
let maker: ReturnType<typeof makerFor>
let n = 0
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

beforeEach(async () => {
  site = await h.newSite(`Causes ${++n}`)
  maker = makerFor(h, site)
  at = maker.base
})

const settle = () => workOff(h, site)
const rule = (field: string, op: string, value: unknown) => ({ type: 'rule', field, op, value })
const newLead = (more: object = {}) => maker.make('leads', { email: `lead${++n}@example.com`, ...more })
const post = async (path: string, body: object = {}): Promise<string> => maker.make(path, body)
const consent = { text: 'I agree' }

/** A journey for whoever joins those that a filter finds, on a site where one person has joined already. */
async function journeyFor(filter: object, first: object = {}): Promise<string> {
  const audience = await maker.make('audiences', { name: `Audience ${++n}`, filter })
  await newLead(first)
  await settle()
  const triggers = [{ type: 'audience_joined', audience_ids: [audience] }]
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'hours' } }]
  const id = await maker.newJourney(`Journey ${n}`, steps, { triggers, allow_duplicate_enrollment: true })
  await maker.publishJourney(id)
  return id
}

async function runsOf(journey_id: string): Promise<number> {
  await settle()
  return (await h.get(`${at}/runs?journey_id=${journey_id}`)).body.data.length
}

async function leadAction(action: object, lead_ids: string[], more: object = {}): Promise<string> {
  const id = await post('lead-actions', { action, selection: { lead_ids }, ...more })
  await settle()
  return id
}

async function importOf(emails: string[], settings: object): Promise<string> {
  const made = await upload(h, `${at}/imports`, Buffer.from(['email', ...emails].join('\n')), 'people.csv')
  const changed = await h.patch(`${at}/imports/${made.body.id}`, {
    mapping: [{ column: 0, field: 'email' }],
    ...settings,
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const id = await post(`imports/${made.body.id}/start`)
  await settle()
  return id
}

const known = async (more: object = {}) => {
  const ids = [await newLead(more), await newLead(more)]
  const emails: string[] = []
  for (const id of ids) emails.push(String((await h.get(`${at}/leads/${id}`)).body.email))
  return { ids, emails }
}

test('an import that subscribes people, and one that is told to start journeys', async () => {
  const journey = await journeyFor(rule('mailability', 'is', 'subscribed'), { consent })
  const [quiet, wanted] = [await known(), await known()]
  await importOf(quiet.emails, { consent })
  expect(await runsOf(journey)).toBe(0)
  await importOf(wanted.emails, { consent, start_journeys: true })
  expect(await runsOf(journey)).toBe(2)
  await newLead({ consent })
  expect(await runsOf(journey)).toBe(3)
})

test('the undo of an import that tagged', async () => {
  const tag = await maker.newTag('Fair')
  const { emails } = await known()
  const journey = await journeyFor({ type: 'not', filter: rule('tags', 'has', [tag]) })
  const before = await runsOf(journey)
  const imported = await importOf(emails, { tag_ids: [tag] })
  const undo = await h.post(`${at}/operations/${imported}/undo`)
  expect(undo.status, JSON.stringify(undo.body)).toBe(202)
  await settle()
  expect(await runsOf(journey)).toBe(before)
})

test('bulk actions on leads: tags taken, unsubscribing; by the lists of tags too', async () => {
  const tag = await maker.newTag('Old')
  const without = await journeyFor({ type: 'not', filter: rule('tags', 'has', [tag]) })
  const gone = await journeyFor(rule('mailability', 'is', 'unsubscribed'))
  const some = await known({ tag_ids: [tag], consent })
  const more = await known({ tag_ids: [tag], consent })
  const single = await newLead({ tag_ids: [tag], consent })
  await settle()
  const start = [await runsOf(without), await runsOf(gone)]
  await leadAction({ type: 'remove_tags', tag_ids: [tag] }, some.ids)
  await leadAction({ type: 'unsubscribe' }, some.ids)
  expect((await h.post(`${at}/tags/${tag}/leads/remove`, { lead_ids: more.ids })).status).toBe(200)
  expect([await runsOf(without), await runsOf(gone)]).toEqual(start)
  await h.post(`${at}/tags/${tag}/leads/remove`, { lead_ids: [single] })
  await leadAction({ type: 'unsubscribe' }, [single], { start_journeys: true })
  expect([await runsOf(without), await runsOf(gone)]).toEqual(start.map(count => count + 1))
})

test('a merge that brings a tag, and its undo', async () => {
  const tag = await maker.newTag('VIP')
  const keeps = rule('first_name', 'is', 'Kim')
  const journey = await journeyFor({ type: 'all', filters: [rule('tags', 'has', [tag]), keeps] })
  const other = await newLead({ tag_ids: [tag] })
  const plain = await newLead({ first_name: 'Kim' })
  const before = await runsOf(journey)
  const merge = await post(`leads/${plain}/merges`, { merged_lead_id: other })
  expect(await runsOf(journey)).toBe(before)
  expect((await h.post(`${at}/leads/${plain}/merges/${merge}/undo`)).status).toBe(200)
  expect(await runsOf(journey)).toBe(before)
})

test('a bulk verification', async () => {
  const journey = await journeyFor(rule('email_validity', 'is', 'risky'))
  await known()
  await settle()
  await h.patch(`${at}/lead-quality`, { overrides: [{ list: 'disposable', value: 'example.com', listed: true }] })
  const before = await runsOf(journey)
  await post('email-verifications')
  expect(await runsOf(journey)).toBe(before)
  expect((await h.get(`${at}/audiences`)).body.data).toMatchObject([{ lead_count: 3 }])
})
