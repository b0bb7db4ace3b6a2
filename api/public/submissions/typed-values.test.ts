/** Values with characters that nobody sees are the same wherever they come in: by the API, a form, a plain form, a file. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { importing } from '../../testing/imports.ts'

let h: Harness
let popup: string
const { at, field, freshSite, leads, mapped, start } = importing(() => h)
const fields = ['email', 'first_name', 'phone', 'company', 'site', 'guests']
beforeAll(async () => {
  h = await createHarness()
  await freshSite()
  await h.post(`${at()}/publish`)
  await field('company', 'text')
  await field('site', 'website')
  await field('guests', 'number')
  const made = await h.post(`${at()}/popups`, {
    name: 'Newsletter',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: { fields: fields.map(name => ({ name, label: name })), consent: { type: 'notice', text: 'I agree.' } },
  })
  popup = String(made.body.id)
  await h.post(`${at()}/popups/${popup}/publish`)
})
afterAll(() => h.close())

const typed = (who: string) => ({
  email: `\u202A${who}@example.com\u200B`,
  first_name: '\u200EMaría\u00A0José',
  phone: '\u202A+34\u00A0600–111–222\u202C',
  company: 'Flores 👩‍🌾\u200B',
  site: 'www.example.com/flores',
  guests: '１２',
})
const expected = {
  first_name: 'María José',
  phone: '+34 600-111-222',
  custom_fields: { company: 'Flores 👩‍🌾\u200B', site: 'https://www.example.com/flores', guests: 12 },
}

const roads: Record<string, (who: string) => Promise<unknown>> = {
  api: async who => {
    const { email, first_name, phone, ...custom_fields } = typed(who)
    return (await h.post(`${at()}/leads`, { email, first_name, phone, custom_fields })).status
  },
  form: async who => {
    const body = { values: typed(who), page_url: 'https://casa.example/', shown_for_ms: 5_000 }
    return (await h.post(`/v1/public${at().slice(3)}/popups/${popup}/submissions`, body, { token: null })).status
  },
  file: async who => {
    const cells = Object.values(typed(who)).map(value => `"${value}"`)
    return (await start(await mapped(`${fields.join()}\n${cells.join()}\n`, fields))).progress.succeeded
  },
}

test.each(Object.keys(roads))('%s', async road => {
  expect(await roads[road]?.(road)).toBe(road === 'file' ? 1 : 201)
  expect((await leads())[`${road}@example.com`]).toMatchObject(expected)
})
