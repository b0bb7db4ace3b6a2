/** What happened at the address of either of two people while they were one is theirs again once the merge is undone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConfirmationFixture, createConfirmationFixture } from '../../../testing/fixtures/confirmations.ts'

let f: ConfirmationFixture
beforeAll(async () => {
  f = await createConfirmationFixture()
  await f.settings({ email_confirmation: false })
})
afterAll(() => f.close())

const { path, get, post } = {
  path: (rest: string) => f.w.path(rest),
  get: async (rest: string) => (await f.w.get(path(rest))).body,
  post: async (rest: string, body: object = {}) => (await f.w.post(path(rest), body)).body,
}
const add = async (email: string): Promise<string> =>
  (await post('leads', { email, consent: { text: 'Send me news.' } })).id
const idsOf = async (things: string, lead_id: string) =>
  (await get(`${things}?lead_id=${lead_id}`)).data.map(({ id }) => id).sort()
const namesOn = async (lead_id: string) => (await get(`leads/${lead_id}/timeline`)).data.map(({ type }) => type)

test('emails and submissions go back to whose address it was, with their history', async () => {
  const [into, from] = [await add('stays@example.com'), await add('goes@example.com')]
  await f.send('stays@example.com')
  await f.send('goes@example.com')
  const merges = `leads/${into}/merges`
  const merge = await post(merges, { merged_lead_id: from, take: ['email'] })
  f.w.clock.forward(1_000)
  const { email_id } = await f.w.send(into)
  expect(await f.w.email(email_id)).toMatchObject({ status: 'delivered', to: 'goes@example.com' })
  for (const email of ['goes@example.com', 'stays@example.com', 'goes@example.com']) {
    f.w.clock.forward(60_000)
    await f.send(email)
  }
  const all = await idsOf('submissions', into)
  expect(all).toHaveLength(5)
  await post(`${merges}/${merge.id}/undo`)

  expect(await idsOf('emails', from)).toEqual([email_id])
  expect(await idsOf('emails', into)).toEqual([])
  const [theirs, own] = [await idsOf('submissions', from), await idsOf('submissions', into)]
  expect([theirs.length, own.length]).toEqual([3, 2])
  expect([...theirs, ...own].sort()).toEqual(all)
  const submitted = (names: unknown[]) => names.filter(name => name === 'form.submitted').length
  expect([submitted(await namesOn(from)), submitted(await namesOn(into))]).toEqual([3, 2])
  expect(await namesOn(from)).toContain('email.delivered')
  expect(await namesOn(into)).not.toContain('email.delivered')

  // One more finds the others.
  await f.send('goes@example.com')
  expect(await idsOf('submissions', from)).toHaveLength(4)
  await f.w.call('DELETE', path(`leads/${from}`))
  expect(await f.w.email(email_id)).toMatchObject({ to: null })
  expect(JSON.stringify((await get('submissions')).data)).not.toContain('goes@example.com')
  expect(await idsOf('submissions', into)).toHaveLength(2)
})

test('undone one after another, three people have what each of them sent', async () => {
  const [stays, first, second] = [
    await add('one@example.com'),
    await add('two@example.com'),
    await add('three@example.com'),
  ]
  await f.send('one@example.com')
  f.w.clock.forward(60_000)
  await f.send('two@example.com')
  const merges = `leads/${stays}/merges`
  const [own, theirs] = [await idsOf('submissions', stays), await idsOf('submissions', first)]
  const earlier = await post(merges, { merged_lead_id: first })
  f.w.clock.forward(60_000)
  const later = await post(merges, { merged_lead_id: second })
  f.w.clock.forward(60_000)
  await f.send('three@example.com')
  for (const { id } of [later, earlier]) await post(`${merges}/${id}/undo`)
  expect(await idsOf('submissions', stays)).toEqual(own)
  expect(await idsOf('submissions', first)).toEqual(theirs)
  expect(await idsOf('submissions', second)).toHaveLength(1)
})
