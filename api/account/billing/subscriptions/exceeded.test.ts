/** What is over its limit is found without counting what is far below it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBilledHarness, type Shop } from '../../../testing/billed-harness.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openBilledHarness()
})
afterAll(() => shop.close())

test('leads are counted only where there may be too many', async () => {
  await shop.buy(await withPlan('Roomy', 2))
  const site = `/v1/sites/${await shop.newSite('Casa Verde')}`
  const leads = shop.installation.connections.allowances.find(({ name }) => name === 'leads')
  if (!leads) throw new Error('no allowance of leads')
  const { used } = leads
  let counted = 0
  const count = (db: never, of: never) => {
    counted++
    return used(db, of)
  }
  Object.assign(leads, { used: count })
  const exceeded = async () => [
    (await shop.get('/v1/billing')).body.exceeded,
    (await shop.get(`${site}/billing`)).body.exceeded,
  ]
  for (const name of ['ana', 'bea']) await shop.post(`${site}/leads`, { email: `${name}@example.com` })
  counted = 0
  expect([await exceeded(), counted]).toEqual([[[], []], 0])
  // One deleted and one added: three rows were ever numbered, and two leads are there.
  const [first] = (await shop.get(`${site}/leads`)).body.data
  expect((await shop.delete(`${site}/leads/${first?.id}`)).status).toBe(204)
  expect((await shop.post(`${site}/leads`, { email: 'cora@example.com' })).status).toBe(201)
  expect(await exceeded()).toEqual([[], []])
  await shop.patch(`/v1/plans/${await planId()}`, { limits: { leads: 1 } })
  const found = expect.objectContaining({ name: 'leads', used: 2, limit: 1 })
  expect(await exceeded()).toEqual([[found], [found]])
})

const planId = async () => ((await shop.get('/v1/usage')).body.plan as { id: string }).id
async function withPlan(name: string, leads: number): Promise<string> {
  const id = await shop.newPlan(name, { limits: { leads } })
  await shop.setUp()
  return id
}
