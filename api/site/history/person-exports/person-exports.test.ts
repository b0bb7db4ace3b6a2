/** A person's export: everything, in words, without passwords; and nothing of who was erased. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
})
afterAll(() => h.close())

const secret = 'a very secret word'

async function submit(values: object): Promise<void> {
  const content = { heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thanks' }
  const fields = ['email', 'first_name', 'size', 'pass'].map(name => ({ name }))
  const consent = { type: 'checkbox', text: 'Send me news about plants.' }
  const popup = (await h.post(`${at}/popups`, { name: 'Welcome box', content, form: { fields, consent } })).body.id
  await h.post(`${at}/publish`)
  expect((await h.post(`${at}/popups/${popup}/publish`)).status).toBe(200)
  const body = { values, consent: true, page_url: 'https://a.example/x', shown_for_ms: 4_000 }
  const sent = await h.post(`/v1/public/sites/${site}/popups/${popup}/submissions`, body, { token: null })
  expect(sent.status).toBe(201)
}

test('an export has what the person sent and agreed to, names in place of ids, and no password', async () => {
  const field = (name: string, type: string) => h.post(`${at}/custom-fields`, { type, name, label: name })
  await field('size', 'text')
  await field('pass', 'password')
  const gone = (await field('gone', 'number')).body.id
  await submit({ email: 'maria@example.com', first_name: 'María', size: 'M', pass: secret })
  const [lead] = (await h.get(`${at}/leads?search=maria`)).body.data
  const path = `${at}/leads/${lead?.id}`
  await h.patch(path, { custom_fields: { gone: 7, pass: secret } })
  await h.delete(`${at}/custom-fields/${gone}`)
  const tag = (await h.post(`${at}/tags`, { name: 'Garden' })).body.id
  expect((await h.post(`${path}/tags`, { tag_ids: [tag] })).status).toBeLessThan(300)
  const { status, body } = await h.get(`${path}/export`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    lead: { email: 'maria@example.com', custom_fields: { size: 'M' }, tags: [{ name: 'Garden' }] },
    deleted_fields: [{ name: 'gone', value: 7 }],
    consents: [{ text: 'Send me news about plants.', at: new Date(h.clock.now()).toISOString() }],
    submissions: [{ popup: 'Welcome box', values: { first_name: 'María', size: 'M' } }],
  })
  const text = JSON.stringify(body)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('"pass"')
  const happened = (body.timeline as unknown as { name: string }[]).map(({ name }) => name)
  expect(happened).toEqual(expect.arrayContaining(['lead.created', 'form.submitted', 'lead.tag_added']))
  expect((await h.delete(path)).status).toBe(204)
  expect((await h.get(`${path}/export`)).status).toBe(404)
  for (const word of ['maria@example.com', 'María', secret]) expect(await wordsLeft(word)).toEqual([])
})

/** Tables of the site in which a text still stands. */
async function wordsLeft(word: string): Promise<string[]> {
  const database = await h.installation.databases.site(site)
  return database.read(async db => {
    const found: string[] = []
    const tables = await db.all(
      "select name from sqlite_master where type = 'table' and name not like 'lead_search%'",
      [],
    )
    for (const [name] of tables) {
      const rows = await db.all(`select * from "${name}"`, [])
      if (JSON.stringify(rows).includes(word)) found.push(String(name))
    }
    return found
  })
}

/** Tables that refer to leads and say nothing of the person that others in the export do not say. */
const passed_over = {
  audience_dues: 'when a filter is looked at again',
  journey_date_cursors: 'how far a journey has come',
  lead_sets: 'tags and audiences, which the lead has',
  lead_values: 'custom fields, which the lead has',
  lead_search_rows: 'an index',
  import_rows: 'lines of files, whose values the lead has',
  lead_action_rows: 'what undoing needs',
  broadcast_recipients: 'whom a broadcast goes to; what was sent is among the emails',
  webhook_deliveries: 'that systems of the owner were told of an event, by ids',
}

test('every table that refers to a lead is in the export, or passed over for a reason', async () => {
  const database = await h.installation.databases.site(site)
  const named = await database.read(db =>
    db.all(
      `select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'lead_id' where m.type = 'table'`,
      [],
    ),
  )
  const sections = readFileSync(join(import.meta.dirname, 'sections.ts'), 'utf8')
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const missing = named
    .map(([name]) => String(name))
    .filter(name => !(name in passed_over) && !new RegExp(`\\(${camel(name)}[,)]`).test(sections))
  expect(missing).toEqual([])
})
