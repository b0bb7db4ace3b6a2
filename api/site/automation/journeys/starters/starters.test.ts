import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { verifySender } from '../../../email/senders/rules.ts'
import { starterKeys } from './starters.ts'
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

async function site(language: 'en' | 'es') {
  const id = await h.newSite(`Casa ${language} ${Math.random().toString(36).slice(2)}`)
  await h.patch(`/v1/sites/${id}`, { language, postal_address: 'Calle Mayor 1, Madrid' })
  return id
}
async function newSender(site_id: string, email: string): Promise<string> {
  const body = { first_name: 'Ana', last_name: 'García', email, reply_to: email, signature: 'Ana' }
  const made = await h.post(`/v1/sites/${site_id}/senders`, body)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}
const verify = (site_id: string, id: string, email: string) =>
  h.inSite(site_id, tx => verifySender(tx, id, email, h.clock.now()))

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)|\]\((\S+?)\)/g)].map(m => m[1] ?? m[2])

test('both languages say the same things, with the same variables and links', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en))
  for (const [key, text] of Object.entries(en)) {
    const other = (es as Record<string, string>)[key] ?? ''
    expect([key, placeholders(other)]).toEqual([key, placeholders(text)])
  }
})

test('the list is in the reader’s language, what would be made in the site’s', async () => {
  const id = await site('es')
  const { data } = (await h.get(`/v1/sites/${id}/journey-starters`)).body
  expect(data.map(starter => starter.key)).toEqual([...starterKeys])
  expect(data[2]).toMatchObject({ name: 'Birthday', creates: [{ name: 'Cumpleaños' }, { name: 'Feliz cumpleaños' }] })
  const spanish = await h.get(`/v1/sites/${id}/journey-starters`, { headers: { 'accept-language': 'es' } })
  expect(spanish.body.data[2]).toMatchObject({ name: 'Cumpleaños' })
})

describe.each(['en', 'es'] as const)('in %s', language => {
  test.each(starterKeys)('%s is made complete and can be published as it is', async starter => {
    const id = await site(language)
    const email = `${starter}-${language}@casa.example`
    const sender = await newSender(id, email)
    await verify(id, sender, email)
    const made = await h.post(`/v1/sites/${id}/journeys/from-starter`, { starter })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body).toMatchObject({
      missing: [],
      journey: { name: (language === 'en' ? en : es)[`${starter}.name`] },
    })
    const problems = await h.get(`/v1/sites/${id}/journeys/${made.body.id}/problems`)
    expect(problems.body.data).toEqual([])
    const tried = await h.post(`/v1/sites/${id}/journeys/${made.body.id}/simulate`, { days: 90 })
    const mails = (tried.body.entries as { email?: { text: string } }[]).flatMap(({ email }) => email ?? [])
    expect(mails.length).toBeGreaterThan(0)
    for (const { text } of mails) expect(text.match(/^Ana$/gm)).toHaveLength(1)
    const on = await h.post(`/v1/sites/${id}/journeys/${made.body.id}/publish`, { enroll: 'new' })
    expect(on.body.status, JSON.stringify(on.body)).toBe('on')
    const templates = await h.get(`/v1/sites/${id}/templates`)
    expect(templates.body.data.flatMap(template => template.problems)).toEqual([])
    // Once more: the same templates under a free name of the journey.
    const again = await h.post(`/v1/sites/${id}/journeys/from-starter`, { starter })
    expect(again.body).toMatchObject({ created: [], journey: { status: 'draft' } })
    expect((again.body.journey as { name?: string }).name).toMatch(/\(2\)$/)
  })
})

test('without a verified sender the draft says what it lacks; a named one signs', async () => {
  const id = await site('en')
  const path = `/v1/sites/${id}/journeys/from-starter`
  const bare = await h.post(path, { starter: 'birthday' })
  const problems = await h.get(`/v1/sites/${id}/journeys/${bare.body.id}/problems`)
  expect(problems.body.data).toMatchObject([{ pointer: '/steps/0/sender_id', code: 'missing_value' }])
  const sender_id = await newSender(id, 'eva@casa.example')
  const signed = await h.post(path, { starter: 'birthday', name: 'Signed', sender_id })
  expect(signed.body.journey).toMatchObject({ name: 'Signed', document: { steps: [{ sender_id }] } })
  const taken = await h.post(path, { starter: 'birthday', name: 'signed' })
  expect(taken.body.code).toBe('name_taken')
  const unknown = await h.post(path, { starter: 'birthday', sender_id: `snd_${'0'.repeat(32)}` })
  expect(unknown.body.errors).toMatchObject([{ pointer: '/sender_id', code: 'unknown_reference' }])
})
