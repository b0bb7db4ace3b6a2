/** Audiences that are being recomputed decide by their filters who is sent, and as what. */
import { afterEach, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let s: SyncedSite
afterEach(() => s.close())

const rule = (field: string, value: string) => ({ type: 'rule', field, op: 'is', value })

async function newAudience(filter: object): Promise<string> {
  const { body } = await s.h.post(s.path('audiences'), { name: 'Chosen', filter })
  return body.id
}

/** Changes the filter, and nobody is looked at with the new one. */
async function changeFilter(id: string, filter: object): Promise<void> {
  const changed = await s.h.patch(s.path(`audiences/${id}`), { filter })
  await s.h.post(s.path(`operations/${changed.body.operation_id}/cancel`))
  await s.work()
  expect((await s.h.get(s.path(`audiences/${id}`))).body.status).toBe('incomplete')
}

const choose = (settings: object) => s.h.patch(s.path(`connections/${s.connection_id}`), settings)
const tagsThere = (email: string) => s.account.find(email)?.tags

test('those whom the filter finds are chosen, not those who were on it', async () => {
  s = await openSyncedSite('mailchimp')
  const id = await newAudience(rule('last_name', 'Rey'))
  expect((await choose({ leads: 'chosen', audience_ids: [id] })).status).toBe(200)
  const at = s.path(`connections/${s.connection_id}`)
  await s.h.post(`${at}/pause`)
  await s.newLead('ana@example.com', { first_name: 'Ana' })
  const bea = await s.newLead('bea@example.com', { last_name: 'Rey' })
  await s.work()
  expect(await s.lead(bea)).toMatchObject({ audience_ids: [id] })
  await changeFilter(id, rule('first_name', 'Ana'))
  await s.h.post(`${at}/resume`)
  await s.settle()
  expect(s.account.contacts()).toMatchObject([{ email: 'ana@example.com', tags: ['Chosen'] }])
  const { body: tried } = await s.h.post(`${at}/trial`, { lead_ids: [bea] })
  expect(tried.data).toMatchObject([{ action: 'left_out', reason: 'not_chosen' }])
})

test('who was sent by a filter that was given up again is sent once more when the audience has been recomputed', async () => {
  s = await openSyncedSite('mailchimp')
  const id = await newAudience(rule('first_name', 'Ana'))
  await choose({ audience_ids: [id] })
  const ana = await s.newLead('ana@example.com', { first_name: 'Ana' })
  await s.settle()
  expect(tagsThere('ana@example.com')).toEqual(['Chosen'])
  await changeFilter(id, rule('first_name', 'Bea'))
  await s.h.patch(s.path(`leads/${ana}`), { phone: '+34600000000' })
  await s.settle()
  expect(tagsThere('ana@example.com')).toEqual([])
  await s.h.patch(s.path(`audiences/${id}`), { filter: rule('first_name', 'Ana') })
  await s.settle()
  expect((await s.h.get(s.path(`audiences/${id}`))).body).toMatchObject({ status: 'current', lead_count: 1 })
  expect(tagsThere('ana@example.com')).toEqual(['Chosen'])
})
