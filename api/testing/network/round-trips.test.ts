/** How often the hot paths go to their database, which costs nothing beside a file and milliseconds over a network. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../platform/database/handle.ts'
import { leads } from '../../site/contacts/lead-records/table.ts'
import { made, makerFor } from '../fixtures/make.ts'
import { createHarness, type Harness } from '../harness.ts'

let h: Harness
let site: string
let at: string
let submit: (email: string) => Promise<unknown>
let journey: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_BURST: '1000' }, { networkDelayMs: 1 })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  const maker = makerFor(h, site)
  const form = {
    fields: ['email', 'first_name'].map(name => ({ name, label: name })),
    consent: { type: 'checkbox', text: 'I agree to receive the newsletter.' },
    tag_ids: [await maker.make('tags', { name: 'Newsletter' })],
    audience_ids: [await maker.make('audiences', { name: 'Readers' })],
  }
  const content = { heading: 'A letter', thank_you_heading: 'Thanks' }
  const popup = await maker.make('popups', { name: 'Newsletter', content, form })
  await h.post(`${at}/popups/${popup}/publish`)
  submit = async email => {
    const values = { email, first_name: 'Maria' }
    const body = { values, consent: true, consent_version: 1, page_url: 'https://casa.example/', shown_for_ms: 5_000 }
    made(await h.post(`/v1/public/sites/${site}/popups/${popup}/submissions`, body, { token: null }))
  }
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }] as const
  journey = await maker.newJourney('Welcome', [...steps], {})
  await maker.publishJourney(journey)
  // What is compiled of the site is kept from here on.
  for (const name of ['first', 'second', 'third']) await submit(`${name}@example.com`)
})
afterAll(() => h.close())

/** Trips to the site's database. */
async function trips(work: () => Promise<unknown>): Promise<number> {
  const seen = (await h.network?.trips(work)) ?? []
  return seen.filter(({ kind }) => kind === 'site').length
}

test('a submission of a new lead: who it is, who had its address, what is suppressed, the lead, what was said of it elsewhere, where it belongs, and all the rest', async () => {
  expect(await trips(() => submit('maria@example.com'))).toBe(7)
})

test('a submission of a known lead: its key, its row, its origin, a touch, what was said of it elsewhere, where it belongs, and all the rest', async () => {
  expect(await trips(() => submit('first@example.com'))).toBe(7)
})

test('an enrollment: the journey, the lead, its last run, the new one, and all the rest; of many no more', async () => {
  const enroll = async (limit: number) => {
    const { data } = made(await h.get(`${at}/leads?limit=${limit}`))
    const lead_ids = data.map(({ id }) => id)
    return trips(async () => made(await h.post(`${at}/journeys/${journey}/runs`, { lead_ids })))
  }
  expect(await enroll(1)).toBe(5)
  // One of them was there before: how often lately is asked once, for all who were.
  expect(await enroll(20)).toBe(6)
})

test('a page of leads: their rows, all that belongs to them, and who is suppressed', async () => {
  expect(await trips(async () => made(await h.get(`${at}/leads?limit=20`)))).toBe(3)
})

test('the automated emails: all that one says of them', async () => {
  for (const kind of ['welcome', 'thank_you', 'confirmation'])
    made(await h.post(`${at}/automated-emails/${kind}/template`))
  expect(await trips(async () => made(await h.get(`${at}/automated-emails`)))).toBe(1)
})

test('what is asked in one turn travels together, and what nobody wrote needs no trip', async () => {
  const database = await h.installation.databases.site(site)
  const asked = (db: Handle<'site'>) => Promise.all([db.one('select 1'), db.select().from(leads), db.$count(leads)])
  expect(await trips(() => database.read(asked))).toBe(1)
  expect(await trips(() => database.write(async () => undefined))).toBe(0)
})
