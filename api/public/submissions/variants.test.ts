import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let popup: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  const made = await h.post(`/v1/sites/${site}/popups`, {
    name: 'Tested',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: {
      fields: [{ name: 'email', step: 2 }, { name: 'first_name' }],
      consent: { type: 'notice', text: 'We write.' },
    },
    variants: [{ id: 'b', name: 'Shorter' }],
    translations: [{ locale: 'pt', consent_text: 'Escrevemos.' }],
  })
  popup = made.body.id
  await h.post(`/v1/sites/${site}/popups/${popup}/publish`)
})
afterAll(() => h.close())

let count = 0
async function submit(more: object) {
  const body = {
    values: { email: `visitor-${count++}@example.com`, first_name: 'Ana' },
    page_url: 'https://casa.example/',
    shown_for_ms: 4_000,
    ...more,
  }
  const path = `/v1/public/sites/${site}/popups/${popup}/submissions`
  expect((await h.post(path, body, { token: null })).status).toBe(201)
  const { body: found } = await h.get(`/v1/sites/${site}/submissions?popup_id=${popup}`)
  return found.data[0]
}

test('the variant that was seen is kept; one that is gone since refuses nobody', async () => {
  expect(await submit({ variant: 'b' })).toMatchObject({ variant: 'b' })
  expect(await submit({ variant: 'original' })).toMatchObject({ variant: 'original' })
  expect(await submit({ variant: 'gone' })).toMatchObject({ variant: null })
  expect(await submit({})).toMatchObject({ variant: null })
})

test('the ledger cites the text that was read', async () => {
  const consents = async (locale: string) => {
    const lead_id = (await submit({ locale }))?.lead_id
    return (await h.get(`/v1/sites/${site}/leads/${lead_id}/consents`)).body.data[0]?.text
  }
  expect(await consents('pt-BR')).toBe('Escrevemos.')
  expect(await consents('en')).toBe('We write.')
})
