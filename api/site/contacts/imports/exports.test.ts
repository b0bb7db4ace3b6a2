/** Exports of other products, by the suggested mapping alone: who comes in, under which name, with which tags and facts. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ExportedFile } from '../../../testing/fixtures/exported-file.ts'
import { exportsOfAddressBooks } from '../../../testing/fixtures/exports-of-address-books.ts'
import { exportsOfSellers } from '../../../testing/fixtures/exports-of-sellers.ts'
import { exportsOfSenders } from '../../../testing/fixtures/exports-of-senders.ts'
import { spreadsheets } from '../../../testing/fixtures/spreadsheets.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, create, field, freshSite, set, start, undo } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(async () => {
  await freshSite()
  for (const name of ['company', 'job_title', 'address', 'city', 'country', 'postal_code']) await field(name, 'text')
  await field('birthday', 'date')
})
afterAll(() => h.close())

interface Shown {
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  language: string | null
  timezone: string | null
  mailability: string
  unsubscribed_at: string | null
  custom_fields: Record<string, unknown>
  tags: { name: string }[]
}

async function people() {
  const { data } = (await h.get(`${at()}/leads?limit=100&expand=tags`)).body as unknown as { data: Shown[] }
  return Object.fromEntries(
    data.map(one => {
      const { phone, tags, language, timezone, custom_fields } = one
      const left = one.unsubscribed_at === null ? 'never' : 'left'
      const names = tags.map(({ name }) => name).sort()
      return [
        one.email.split('@')[0],
        {
          name: [one.first_name, one.last_name],
          standing: one.mailability === 'subscribed' ? 'subscribed' : left,
          ...(phone !== null && { phone }),
          ...(names.length > 0 && { tags: names }),
          ...(language !== null && { language }),
          ...(timezone !== null && { timezone }),
          ...(Object.keys(custom_fields).length > 0 && { fields: custom_fields }),
        },
      ]
    }),
  )
}

const all: ExportedFile[] = [...exportsOfSenders, ...exportsOfAddressBooks, ...exportsOfSellers, ...spreadsheets]
test.each(all.map(one => [one.name, one] as const))('%s', async (_, file) => {
  const made = await create(file.content)
  const heads = Object.fromEntries(made.suggestions.map(({ column, field }) => [made.columns[column]?.name, field]))
  expect(heads).toEqual(file.mapping)
  expect(made.recognized_product).toBe(file.product)
  const mapping = made.suggestions.map(({ from: _, ...target }) => target)
  const answer = await set(made.id, { mapping, consent: { text: 'News of Casa Verde' } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const done = await start(made.id)
  expect(done.progress.failed).toBe(0)
  expect(await people()).toEqual(file.people)
  expect((await undo(done.id)).progress.failed).toBe(0)
  expect(await people()).toEqual({})
  expect((await h.get(`${at()}/tags`)).body.data).toEqual([])
})
