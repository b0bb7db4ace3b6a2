/** A value that both sides changed: the rule of its field decides; one that one side changed goes to the other under every rule. */
import { afterEach, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000
const services = ['mailchimp', 'constant_contact', 'activecampaign'] as const
const email = 'ana@example.com'

async function start(service: (typeof services)[number], conflict: 'ours' | 'theirs' | 'newest'): Promise<string> {
  s = await openSyncedSite(service)
  const [field] = (await s.connection()).fields as { field: string; service_field: string }[]
  const fields = [{ field: field?.field, service_field: field?.service_field, conflict }]
  expect((await s.h.patch(s.path(`connections/${s.connection_id}`), { fields })).status).toBe(200)
  const id = await s.newLead(email, { first_name: 'Ana' })
  await s.settle()
  s.h.clock.forward(MINUTE)
  return id
}

const changeHere = (id: string, first_name: string) => s.h.patch(s.path(`leads/${id}`), { first_name })

async function compare(id: string): Promise<[unknown, unknown]> {
  await s.poll()
  await s.settle()
  s.account.fake.assertNoFaults()
  return [(await s.lead(id)).first_name, s.account.find(email)?.first_name]
}

const cases = services.flatMap(service =>
  (
    [
      ['ours', 'here', 'Here'],
      ['ours', 'there', 'Here'],
      ['theirs', 'here', 'There'],
      ['theirs', 'there', 'There'],
      ['newest', 'here', 'Here'],
      ['newest', 'there', 'There'],
    ] as const
  ).map(([conflict, later, expected]) => ({ service, conflict, later, expected })),
)

test.each(cases)('$service, $conflict: of two changes, the later one $later, both have $expected', async one => {
  const id = await start(one.service, one.conflict)
  if (one.later === 'here') s.account.change(email, 'There')
  else await changeHere(id, 'Here')
  s.h.clock.forward(MINUTE)
  if (one.later === 'here') await changeHere(id, 'Here')
  else s.account.change(email, 'There')
  expect(await compare(id)).toEqual([one.expected, one.expected])
})

test.each(['ours', 'theirs'] as const)('%s: what one side alone changed goes to the other', async conflict => {
  const id = await start('mailchimp', conflict)
  s.account.change(email, 'There')
  expect(await compare(id)).toEqual(['There', 'There'])
  s.h.clock.forward(MINUTE)
  await changeHere(id, 'Here')
  expect(await compare(id)).toEqual(['Here', 'Here'])
})
