/** Webhooks of ActiveCampaign: what they tell, and what they are silent about. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeActiveCampaign } from '../../../../testing/fake-services/activecampaign/fake-activecampaign.ts'
import { problemOf, toChange } from '../../../../testing/fake-services/contact-changes.ts'
import { Pace } from '../pace.ts'
import { createActiveCampaignClient } from './activecampaign-client.ts'
import { activecampaign_import_pace, activecampaign_pace } from './requests.ts'
import { readActiveCampaignNotice } from './webhooks.ts'

let fake: Awaited<ReturnType<typeof startFakeActiveCampaign>>
const received: { url: string; body: string }[] = []
let receiver_status = 200
beforeEach(async () => {
  received.length = 0
  receiver_status = 200
  fake = await startFakeActiveCampaign({
    receive: async (url, body) => {
      received.push({ url, body })
      return receiver_status
    },
  })
})
afterEach(async () => {
  await fake.close()
  fake.assertNoFaults()
})

function open() {
  const { clock } = fake
  const paces = { clock, wait: async (milliseconds: number) => clock.forward(milliseconds) }
  return createActiveCampaignClient({
    ...{ fetch: globalThis.fetch, clock, call_milliseconds_max: 5_000 },
    ...{ pace: new Pace(activecampaign_pace, paces), import_pace: new Pace(activecampaign_import_pace, paces) },
    ...{ api_key: fake.key, account_url: `${fake.origin}/` },
  })
}

test('webhooks are silent about our own writes and imports, and are not repeated', async () => {
  const list = fake.addList('Newsletter')
  const client = open()
  expect(await problemOf(client.webhooks?.create(list, 'http://site.example/hook') ?? Promise.resolve())).toMatchObject(
    { kind: 'unexpected' },
  )
  const webhook = await client.webhooks?.create(list, 'https://site.example/hook/secret')
  await client.sendContacts(list, [toChange('a@x.example')])
  fake.owner.unsubscribeAll(list, ['a@x.example'])
  await fake.settle()
  expect(received).toEqual([])
  fake.person.unsubscribe(list, 'a@x.example', 'too many')
  fake.owner.change('a@x.example', { firstName: 'Ana' })
  fake.person.bounce(list, 'a@x.example')
  await fake.settle()
  const read = (body: string) => readActiveCampaignNotice({ headers: new Headers(), body, now: fake.clock.now() })
  expect(received.map(({ body }) => read(body))).toMatchObject([
    { kind: 'unsubscribed', email: 'a@x.example', list_id: list, reason: 'too many', at: fake.clock.now() },
    { kind: 'changed', list_id: null },
    { kind: 'bounced', list_id: list },
  ])
  expect(read('type=deal_add')).toBeUndefined()
  receiver_status = 410
  fake.person.subscribe(list, 'a@x.example')
  await fake.settle()
  expect(await client.webhooks?.verify(list, webhook?.id ?? '')).toBe(false)
  await client.webhooks?.remove(list, webhook?.id ?? '')
  await client.webhooks?.remove(list, webhook?.id ?? '')
})
