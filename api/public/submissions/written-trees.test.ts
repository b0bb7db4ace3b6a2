import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { treesWrittenBy } from '../../testing/written-trees.ts'

let h: Harness
let site: string
let popup: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_BURST: '100000' }, { recordedDatabases: false })
  site = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  const tag = (await h.post(`${at}/tags`, { name: 'Newsletter' })).body.id
  const audience = (await h.post(`${at}/audiences`, { name: 'Readers' })).body.id
  const fields = ['email', 'first_name', 'last_name'].map(name => ({ name, label: name }))
  const form = {
    fields,
    consent: { type: 'checkbox', text: 'I agree to receive the newsletter.' },
    tag_ids: [tag],
    audience_ids: [audience],
  }
  const content = { heading: 'A letter', thank_you_heading: 'Thanks' }
  popup = (await h.post(`${at}/popups`, { name: 'Newsletter', content, form })).body.id
  await h.post(`${at}/popups/${popup}/publish`)
  // The counts of the day are there, as they are for every submission but the first.
  await submit('first@example.com')
})
afterAll(() => h.close())

async function submit(email: string) {
  const answer = await h.post(
    `/v1/public/sites/${site}/popups/${popup}/submissions`,
    {
      values: { email, first_name: 'María José', last_name: 'Núñez' },
      consent: true,
      consent_version: 1,
      page_url: 'https://casa.example/plants?utm_source=letter',
      referrer: 'https://search.example/',
      shown_for_ms: 5_000,
    },
    { token: null },
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
}

/** Rows that all submissions of a commit share; and SQLite's own. */
const shared = ['result_counts', 'result_facts', 'sqlite_schema', 'sqlite_sequence']

async function written(work: () => Promise<unknown>): Promise<string[]> {
  const { path } = await h.installation.databases.site(site)
  return (await treesWrittenBy(path, work)).filter(name => !shared.includes(name))
}

test('a submission of a new lead writes no more b-trees than it did', async () => {
  const names = await written(() => submit('maria@example.com'))
  expect(names.length, names.join(', ')).toBeLessThanOrEqual(14)
  expect(names).toContain('leads')
})

test('a submission of a known lead writes fewer', async () => {
  const names = await written(() => submit('first@example.com'))
  expect(names.length, names.join(', ')).toBeLessThanOrEqual(8)
  expect(names).toContain('submissions')
})
