/** Texts that break programs go in, out and in again byte for byte; fields that are called alike are told apart. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvRow } from '../../../platform/files/csv.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
/** The Big List of Naughty Strings 1.0.0, by Max Woolf, MIT license (npm: big-list-of-naughty-strings). */
import naughty from '../../../testing/naughty-strings.json' with { type: 'json' }
import type { LeadOnWire } from '../leads/wire.ts'

let h: Harness
const { at, check, create, field, freshSite, get, mapped, set, start, work } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

/** What spreadsheets take for formulas, and what is guarded as if it were one. */
const formulas = ['=1+1', '+34 600', '-2', '@sum', '\t=1', "'=1+1", "''=1", "'-", "'"]
const texts = [...naughty, ...formulas]
/** Space around a value is nobody's, and nothing but space is no value. */
const kept = (text: string): string | undefined => text.trim() || undefined

async function everyLead(): Promise<Record<string, LeadOnWire>> {
  const leads: LeadOnWire[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `${at()}/leads?limit=100${cursor && `&cursor=${cursor}`}`
    const page = (await h.get(path)).body as unknown as { data: LeadOnWire[]; next_cursor: string | null }
    leads.push(...page.data)
    cursor = page.next_cursor
  }
  return Object.fromEntries(leads.map(lead => [lead.email, lead]))
}

test('every naughty string in every field of text comes back byte for byte, also of an export that is imported', async () => {
  await freshSite()
  const fields = ['line', 'note', 'hidden']
  for (const [at, type] of (['text', 'textarea', 'hidden'] as const).entries()) await field(fields[at] ?? '', type)
  const rows = texts.map((text, i) => [`n${i}@b.example`, text, text, text])
  const csv = [['Email', ...fields], ...rows].map(csvRow).join('')
  const id = await mapped(csv, ['email', ...fields])
  const done = await start(id)
  expect(done.progress).toMatchObject({ succeeded: texts.length, failed: 0 })
  const leads = await everyLead()
  for (const [i, text] of texts.entries()) {
    const values = leads[`n${i}@b.example`]?.custom_fields
    const expected = kept(text) === undefined ? {} : Object.fromEntries(fields.map(name => [name, kept(text)]))
    expect(values, JSON.stringify(text)).toEqual(expected)
  }
  const exported = String((await h.get(`${at()}/imports/${id}/rows/export`)).body)
  const again = await create(exported, 'again.csv')
  expect(again.columns.map(({ name }) => name)).toEqual(['Row', 'Result', 'Reason', 'Email', ...fields])
  await set(again.id, { mapping: ['email', ...fields].map((name, i) => ({ column: i + 3, field: name })) })
  await check(again.id)
  expect((await get(again.id)).check?.counts).toEqual({
    created: 0,
    changed: 0,
    same: texts.length,
    refused: 0,
    skipped: 0,
  })
}, 60_000)

test.each(['csv', 'xlsx'] as const)(
  'formulas and naughty strings in an export of leads (%s) are imported as the same',
  async format => {
    await freshSite()
    await field('note', 'textarea')
    const kept_texts = texts.filter(text => kept(text) !== undefined)
    const csv = [['Email', 'note'], ...kept_texts.map((text, i) => [`f${i}@b.example`, text])].map(csvRow).join('')
    await start(await mapped(csv, ['email', 'note']))
    const columns = ['email', 'custom_fields.note']
    const { id: operation_id } = (await h.post(`${at()}/lead-exports`, { format, selection: {}, columns })).body
    await work(operation_id)
    const { key } = (await h.post('/v1/api-keys', { name: `Export ${format}`, grants: ['read-lead'] })).body
    const file = await h.app.request(`${at()}/operations/${operation_id}/file`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const { id, columns: found } = await create(Buffer.from(await file.arrayBuffer()), `leads.${format}`)
    expect(found.map(({ name }) => name)).toEqual(['email', 'note'])
    await set(id, { mapping: ['email', 'note'].map((name, column) => ({ column, field: name })) })
    await check(id)
    expect((await get(id)).check?.counts).toEqual({
      created: 0,
      changed: 0,
      same: kept_texts.length,
      refused: 0,
      skipped: 0,
    })
  },
  60_000,
)

test('sixty fields that are called alike are suggested once each, in their order, and keep their values apart', async () => {
  await freshSite()
  const count = 60
  const names = Array.from({ length: count }, (_, i) => `note_${String(i).padStart(2, '0')}`)
  for (const name of names) await h.post(`${at()}/custom-fields`, { name, type: 'text', label: 'Note' })
  const header = ['Email', ...names.map(() => 'Note')]
  const cells = ['a@b.example', ...names.map((_, i) => `value ${i}`)]
  const { id, suggestions } = await create([header, cells].map(csvRow).join(''))
  expect(suggestions.map(one => one.field)).toEqual(['email', ...names])
  await set(id, { mapping: suggestions.map(({ column, field: name }) => ({ column, field: name })) })
  await start(id)
  const lead = (await everyLead())['a@b.example']
  expect(lead?.custom_fields).toEqual(Object.fromEntries(names.map((name, i) => [name, `value ${i}`])))
})
