import { afterAll, expect, test } from 'vitest'
import { trialSite } from './trial-site.ts'

const { h, at, ids, newLead, newJourney, mail, wait, hasTag } = await trialSite()
afterAll(() => h.close())

const DAY = 24 * 3_600_000

test('what would have happened: the last days’ events by the real triggers and rules', async () => {
  const fresh = await newLead('fresh@example.com')
  const gold = await newLead('gold@example.com')
  await h.post(`${at}/leads/${gold}/tags`, { tag_ids: [ids.tag] })
  h.clock.forward(3 * DAY)
  const id = await newJourney([wait('w', 1), mail('a'), wait('v', 30), mail('b')], { suppression: hasTag() })
  const reply = await h.post(`${at}/journeys/${id}/what-if`, {})
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ leads: 3, cut: false })
  const of = (lead_id: string) => reply.body.data.find(one => one.lead_id === lead_id)
  expect(of(fresh)).toMatchObject({
    event: 'lead.created',
    outcome: 'enrolled',
    status: 'delayed',
    emails: [{ step_id: 'a', result: 'delivered', subject: 'Welcome, Lucía' }],
  })
  expect(reply.body.emails).toMatchObject([
    { step_id: 'a', skipped: 0 },
    { step_id: 'b', delivered: 0 },
  ])
  const few = await h.post(`${at}/journeys/${id}/what-if`, { limit: 1 })
  expect(few.body).toMatchObject({ leads: 1, cut: true })
})

test('what would have happened goes by dates of leads too, and enrolls again where the journey allows', async () => {
  const lead_id = await newLead('dated@example.com')
  const date = (await h.post(`${at}/custom-fields`, { type: 'date', name: 'born', label: 'Born' })).body.id
  await h.patch(`${at}/leads/${lead_id}`, { custom_fields: { born: '1990-03-16' } })
  for (const name of ['once', 'twice']) {
    h.clock.forward(DAY)
    await h.post(`${at}/events`, { lead_id, name: 'order.placed', data: { name } })
  }
  const dated = await newJourney([mail('a')], {
    triggers: [{ type: 'date_field', field_id: date, offset_days: 1, at: '09:00', yearly: true }],
  })
  const birthday = await h.post(`${at}/journeys/${dated}/what-if`, { days: 90 })
  expect(birthday.body.data).toMatchObject([{ lead_id, event: 'date_field', at: '2027-03-17T08:00:00.000Z' }])
  const triggers = [{ type: 'api_event', name: 'order.placed' }]
  const runs = async (settings: object) => {
    const id = await newJourney([wait('w', 1, 'hours'), mail('a')], { triggers, ...settings })
    return (await h.post(`${at}/journeys/${id}/what-if`, {})).body.enrolled
  }
  expect(await runs({})).toBe(1)
  expect(await runs({ allow_duplicate_enrollment: true })).toBe(2)
})
