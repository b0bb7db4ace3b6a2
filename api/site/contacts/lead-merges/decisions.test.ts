/** What a person decides after a merge holds for every address that they had, also once the merge is undone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { leaveTopics, rejoinTopics } from '../../email/unsubscribe-page/store.ts'
import { confirmLead } from '../confirmations/rules.ts'
import { recordConsent, recordWithdrawal } from '../consents/rules.ts'
import { formerOwners } from '../former-addresses/rules.ts'
import { findLead } from '../lead-records/rules.ts'
import { resubscribeLead, unsubscribeLead } from '../mailability/rules.ts'

let h: Harness
let site: string
let base: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  base = `/v1/sites/${site}`
})
afterAll(() => h.close())

const consent = { text: 'Send me news.' }
const add = async (email: string, body: object = { consent }) =>
  (await h.post(`${base}/leads`, { email, ...body })).body.id
const lead = async (id: string) => (await h.get(`${base}/leads/${id}`)).body
const ledger = async (id: string) => {
  const { body } = await h.get(`${base}/leads/${id}/consents`)
  return body.data.map(({ type, method }) => `${type}:${method}`)
}

let count = 0
async function merged(take: string[] = []) {
  count += 1
  const [into, from] = [await add(`b${count}@example.com`), await add(`a${count}@example.com`)]
  const merges = `${base}/leads/${into}/merges`
  const merge = await h.post(merges, { merged_lead_id: from, take })
  expect(merge.status, JSON.stringify(merge.body)).toBe(201)
  h.clock.forward(1_000)
  const undo = async () => expect((await h.post(`${merges}/${merge.body.id}/undo`)).status).toBe(200)
  return { into, from, undo, a: `a${count}@example.com`, b: `b${count}@example.com` }
}

const leaves = (lead_id: string) =>
  h.inSite(site, (tx, context) => unsubscribeLead(tx, lead_id, { cause: 'link' }, context))
const proof = {
  text: 'I agree',
  text_version: 1,
  place: 'email',
  method: 'double_opt_in',
  page_url: null,
  locale: null,
} as const
const returns = (lead_id: string) => h.inSite(site, (tx, context) => resubscribeLead(tx, lead_id, proof, context))

for (const take of [[], ['email']]) {
  test(`who leaves after a merge has left as both, undone, taking ${take.length} address`, async () => {
    const { into, from, undo } = await merged(take)
    await leaves(into)
    await undo()
    for (const id of [into, from]) {
      expect(await lead(id)).toMatchObject({ mailability: 'unsubscribed' })
      expect((await ledger(id))[0]).toBe('withdrawn:link')
    }
  })
}

test('who left and came back since has come back with the address of then, and left the other', async () => {
  const kept = await merged()
  await leaves(kept.into)
  await returns(kept.into)
  await kept.undo()
  expect(await lead(kept.into)).toMatchObject({ mailability: 'subscribed' })
  expect(await lead(kept.from)).toMatchObject({ mailability: 'unsubscribed' })
  const taken = await merged(['email'])
  await leaves(taken.into)
  await returns(taken.into)
  await taken.undo()
  expect(await lead(taken.from)).toMatchObject({ email: taken.a, mailability: 'subscribed' })
  expect(await ledger(taken.from)).toEqual(['given:double_opt_in', 'withdrawn:link', 'given:api'])
  expect(await lead(taken.into)).toMatchObject({ email: taken.b, mailability: 'unsubscribed' })
  expect((await ledger(taken.into))[0]).toBe('withdrawn:link')
})

test('who decided nothing since has what they had', async () => {
  const { into, from, undo } = await merged()
  await undo()
  for (const id of [into, from]) {
    expect(await lead(id)).toMatchObject({ mailability: 'subscribed' })
    expect(await ledger(id)).toEqual(['given:api'])
  }
})

test('an address that was merged leads to the lead that stayed, by calls and events', async () => {
  const { into, a } = await merged()
  const upserted = await h.post(`${base}/leads/upsert`, { leads: [{ email: a, first_name: 'Ana', consent }] })
  expect(upserted.body.data).toMatchObject([{ status: 'updated', lead_id: into }])
  const told = await h.post(`${base}/events`, { email: a, name: 'called' })
  expect(told.body).toMatchObject({ lead_id: into })
  await leaves(into)
  const again = await h.post(`${base}/leads/upsert`, { leads: [{ email: a, consent }] })
  expect(again.body.data).toMatchObject([{ lead_id: into }])
  expect(await lead(into)).toMatchObject({ mailability: 'unsubscribed' })
})

test('and so it does by a form, which makes nobody anew', async () => {
  const { into, a } = await merged()
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' }
  const form = { fields: [{ name: 'email' }, { name: 'first_name' }], consent: { type: 'none' } }
  const popup = (await h.post(`${base}/popups`, { name: 'Box', content, form })).body.id
  await h.post(`${base}/publish`)
  await h.post(`${base}/popups/${popup}/publish`)
  const values = { email: a, first_name: 'Nora' }
  const body = { values, page_url: 'https://a.example/', shown_for_ms: 5_000 }
  const sent = await h.post(`/v1/public/sites/${site}/popups/${popup}/submissions`, body, { token: null })
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  expect((await h.get(`${base}/leads?search=${encodeURIComponent(a)}`)).body.data).toEqual([])
  expect(await lead(into)).toMatchObject({ first_name: 'Nora' })
  const { body: submissions } = await h.get(`${base}/submissions?popup_id=${popup}`)
  expect(submissions.data).toMatchObject([{ lead_id: into }])
})

test('an event of a merged lead’s id is the event of the lead that stayed', async () => {
  const { into, from } = await merged()
  expect((await h.post(`${base}/events`, { lead_id: from, name: 'called' })).body).toMatchObject({ lead_id: into })
})

test('who has withdrawn does not come back as a new lead of a former address, before and after the change', async () => {
  const left = await add('left.before@example.com')
  await leaves(left)
  await h.patch(`${base}/leads/${left}`, { email: 'left.after@example.com' })
  expect(await lead(await add('left.before@example.com'))).toMatchObject({ mailability: 'unsubscribed' })
  const leaving = await add('leaving.before@example.com')
  await h.patch(`${base}/leads/${leaving}`, { email: 'leaving.after@example.com' })
  await leaves(leaving)
  expect(await lead(await add('leaving.before@example.com'))).toMatchObject({ mailability: 'unsubscribed' })
  const staying = await add('staying.before@example.com')
  await h.patch(`${base}/leads/${staying}`, { email: 'staying.after@example.com' })
  expect(await lead(await add('staying.before@example.com'))).toMatchObject({ mailability: 'subscribed' })
})

test('an erased person who had withdrawn stays so under every address', async () => {
  const { into, a, b } = await merged()
  await leaves(into)
  expect((await h.delete(`${base}/leads/${into}`)).status).toBe(204)
  for (const email of [a, b]) expect(await lead(await add(email))).toMatchObject({ mailability: 'unsubscribed' })
})

test('topics that were left after a merge are left by both once it is undone; those taken up again, by neither', async () => {
  const { body } = await h.patch(`${base}/unsubscribe-page`, {
    topics: ['Offers', 'News', 'Own'].map(name => ({ texts: { en: { name, description: '' } }, template_ids: [] })),
  })
  const [offers = '', news = '', own = ''] = (body.topics as unknown as { id: string }[]).map(({ id }) => id)
  const chooses = (id: string, work: typeof leaveTopics | typeof rejoinTopics, topic: string) =>
    h.inSite(site, (tx, { now }) => work(tx, id, [topic], now()))
  const [into, from] = [await add('topics.b@example.com'), await add('topics.a@example.com')]
  await chooses(from, leaveTopics, news)
  await chooses(into, leaveTopics, own)
  const merge = (await h.post(`${base}/leads/${into}/merges`, { merged_lead_id: from })).body.id
  h.clock.forward(1_000)
  await chooses(into, leaveTopics, offers)
  await chooses(into, rejoinTopics, news)
  await h.post(`${base}/leads/${into}/merges/${merge}/undo`)
  const left = async (id: string) => {
    const { body: topics } = await h.get(`${base}/leads/${id}/topics`)
    return topics.data.filter(({ left_at }) => left_at !== null).map(({ id }) => id)
  }
  expect(await left(into)).toEqual([offers, own])
  expect(await left(from)).toEqual([offers])
})

test('who got a third address since had their own one before, once they are two again', async () => {
  const { into, from, undo, a, b } = await merged(['email'])
  await h.patch(`${base}/leads/${into}`, { email: 'third@example.com' })
  await undo()
  const told = (email: string) => h.post(`${base}/events`, { email, name: 'called' })
  expect((await told(a)).body).toMatchObject({ lead_id: from })
  expect(
    (await h.inSite(site, tx => formerOwners(tx, [a, b]))).map(({ email_key, lead_id }) => [email_key, lead_id]),
  ).toEqual([[b, into]])
  await leaves(into)
  expect((await h.delete(`${base}/leads/${into}`)).status).toBe(204)
  expect(await lead(await add(b))).toMatchObject({ mailability: 'unsubscribed' })
})

test('who had the address of another before a merge has had it still, once they are two again', async () => {
  const one = await add('once.theirs@example.com')
  await h.patch(`${base}/leads/${one}`, { email: 'theirs.now@example.com' })
  const other = await add('once.theirs@example.com')
  const merges = `${base}/leads/${one}/merges`
  const merge = await h.post(merges, { merged_lead_id: other })
  expect((await h.post(`${merges}/${merge.body.id}/undo`)).status).toBe(200)
  const owners = await h.inSite(site, tx => formerOwners(tx, ['once.theirs@example.com', 'theirs.now@example.com']))
  expect(owners.map(({ email_key, lead_id }) => [email_key, lead_id])).toEqual([['once.theirs@example.com', one]])
})

test('a proof belongs to the address that gave it: undone, the lead that has the address has confirmed it', async () => {
  const { into, from, undo } = await merged(['email'])
  await h.inSite(site, async (tx, context) => {
    const row = await findLead(tx, into)
    if (row) await confirmLead(tx, row, { text: 'Yes', locale: 'en', ip: null }, context)
  })
  await undo()
  expect(await lead(from)).toMatchObject({ confirmation: { status: 'confirmed' } })
  expect(await lead(into)).toMatchObject({ confirmation: { status: 'none', confirmed_at: null } })
})

/** Into proved the address of from while the two were one, got a third one since, and is by itself again. */
async function separatedProof() {
  const one = await merged(['email'])
  await h.inSite(site, async (tx, context) => {
    const row = await findLead(tx, one.into)
    if (row) await confirmLead(tx, row, { text: `Yes, to ${one.a}`, locale: 'en', ip: null }, context)
  })
  await h.patch(`${base}/leads/${one.into}`, { email: `c${count}@example.com` })
  await one.undo()
  return one
}

const textsWith = (address: string) =>
  h.inSite(site, tx => tx.all<[string]>('select text from consents where instr(text, ?) > 0', [address]))

test('an erased address goes from a text to which another agreed while the two were one', async () => {
  const { into, from, a } = await separatedProof()
  expect(await textsWith(a)).toHaveLength(1)
  expect((await h.delete(`${base}/leads/${from}`)).status).toBe(204)
  expect(await textsWith(a)).toEqual([])
  expect(await ledger(into)).toContain('given:double_opt_in')
})

test('so it does where the other one was erased before, and its entries are found by nobody any more', async () => {
  const { into, from, a } = await separatedProof()
  expect((await h.delete(`${base}/leads/${into}`)).status).toBe(204)
  expect((await h.delete(`${base}/leads/${from}`)).status).toBe(204)
  expect(await textsWith(a)).toEqual([])
})

test('and where the other one is a third lead by now', async () => {
  const { into, from, a } = await separatedProof()
  const third = await add('third.of.proof@example.com')
  expect((await h.post(`${base}/leads/${third}/merges`, { merged_lead_id: into })).status).toBe(201)
  expect((await h.delete(`${base}/leads/${from}`)).status).toBe(204)
  expect(await textsWith(a)).toEqual([])
})

test('a consent goes along with its address, though an import of the other lead was undone after it', async () => {
  const [into, from] = [await add('undone@example.com', {}), await add('agreed@example.com')]
  const undone = (lead_id: string) =>
    h.inSite(site, (tx, context) => recordWithdrawal(tx, { lead_id, cause: 'import_undone' }, context))
  await undone(into)
  const merges = `${base}/leads/${into}/merges`
  const merge = await h.post(merges, { merged_lead_id: from, take: ['email'] })
  expect(await lead(into)).toMatchObject({ email: 'agreed@example.com', mailability: 'subscribed' })
  expect((await ledger(into))[0]).toBe('given:api')
  expect((await h.post(`${merges}/${merge.body.id}/undo`)).status).toBe(200)
  expect(await lead(into)).toMatchObject({ mailability: 'unsubscribed' })
  expect((await ledger(into))[0]).toBe('withdrawn:import_undone')
  expect(await lead(from)).toMatchObject({ mailability: 'subscribed' })
  expect((await ledger(from))[0]).toBe('given:api')
})

test('what a form says of somebody who left decides nothing: undone, the one who had not left may agree', async () => {
  const [into, from] = [await add('claimed-b@example.com', {}), await add('claimed-a@example.com')]
  await leaves(from)
  const merges = `${base}/leads/${into}/merges`
  const merge = (await h.post(merges, { merged_lead_id: from })).body.id
  h.clock.forward(1_000)
  const claim = { ...proof, lead_id: into, place: 'popup', method: 'checkbox' } as const
  await h.inSite(site, (tx, context) => recordConsent(tx, claim, context))
  expect((await h.post(`${merges}/${merge}/undo`)).status).toBe(200)
  expect(await lead(into)).toMatchObject({ mailability: 'unsubscribed', unsubscribed_at: null })
  expect(await lead(from)).toMatchObject({ unsubscribed_at: expect.any(String) })
})
