/** What comes from a service starts no journey: neither at once, nor by an audience, nor once an address was verified. */
import { afterEach, expect, test } from 'vitest'
import { makerFor } from '../../../testing/fixtures/make.ts'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

const minute = 60_000
let s: SyncedSite
afterEach(() => s.close())

test('who is new there, gets a tag there, or another address, which is verified afterwards', async () => {
  let tag = ''
  s = await openSyncedSite('mailchimp', {
    prepare: async (_account, h, base) => {
      tag = (await h.post(`${base}/tags`, { name: 'Readers' })).body.id
      const overrides = [{ list: 'disposable', value: 'elsewhere.example', listed: true }]
      await h.patch(`${base}/lead-quality`, { overrides })
    },
  })
  expect((await s.h.patch(s.path(`connections/${s.connection_id}`), { tag_ids: [tag] })).status).toBe(200)
  const { make, newJourney, publishJourney } = makerFor(s.h, s.site)
  const filter = { type: 'rule', field: 'email_validity', op: 'is', value: 'risky' }
  const risky = await make('audiences', { name: 'Risky', filter })
  const known = await s.newLead('known@example.com')
  await s.settle()
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'hours' } }]
  const journeys = {
    created: [{ type: 'lead_created' }],
    tagged: [{ type: 'tag_added', tag_ids: [tag] }],
    joined: [{ type: 'audience_joined', audience_ids: [risky] }],
  }
  const ids: Record<string, string> = {}
  for (const [name, triggers] of Object.entries(journeys)) {
    ids[name] = await newJourney(name, steps, { triggers })
    await publishJourney(ids[name])
  }
  const runs = async () => {
    const entries = Object.entries(ids).map(async ([name, id]) => {
      const { data } = (await s.h.get(s.path(`runs?journey_id=${id}`))).body
      return [name, data.length] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  }
  s.h.clock.forward(minute)
  s.account.add('new@example.com', 'Nora')
  s.account.addTag('known@example.com', 'Readers')
  s.account.changeAddress('known@example.com', 'known@elsewhere.example')
  await s.poll()
  await s.settle()
  const lead = await s.lead(known)
  expect(lead).toMatchObject({ email: 'known@elsewhere.example', tag_ids: [tag], email_quality: { validity: 'risky' } })
  expect((await s.h.get(s.path(`audiences/${risky}`))).body).toMatchObject({ lead_count: 1 })
  expect((await s.h.get(s.path('leads'))).body.data).toHaveLength(2)
  expect(await runs()).toEqual({ created: 0, tagged: 0, joined: 0 })

  // The same by hand starts each.
  const own = await s.newLead('own@example.com', { tag_ids: [tag] })
  expect((await s.h.patch(s.path(`leads/${own}`), { email: 'own@elsewhere.example' })).status).toBe(200)
  await s.settle()
  expect(await runs()).toEqual({ created: 1, tagged: 1, joined: 1 })
})
