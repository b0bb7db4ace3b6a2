import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let popup: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_BURST: '1000000' })
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  const made = await h.post(`/v1/sites/${site}/popups`, {
    name: 'Letter',
    content: { heading: 'A', thank_you_heading: 'B' },
    form: { fields: [{ name: 'email' }], consent: { type: 'checkbox', text: 'Yes, news please.' } },
  })
  popup = made.body.id
  await h.post(`/v1/sites/${site}/popups/${popup}/publish`)
})
afterAll(() => h.close())

const settings = (changes: object) => h.patch(`/v1/sites/${site}/lead-quality`, changes)
const send = (email: string, headers: Record<string, string> = {}) =>
  h.post(
    `/v1/public/sites/${site}/popups/${popup}/submissions`,
    { values: { email }, consent: true, page_url: 'https://casa.example/', shown_for_ms: 5_000 },
    { token: null, headers },
  )
const leadOf = async (email: string) => {
  const { body } = await h.get(`/v1/sites/${site}/leads?search=${encodeURIComponent(email)}`)
  return body.data[0] as Record<string, unknown> & { email_quality: Record<string, unknown> }
}
const none = { reject_disposable: false, reject_free: false, reject_role_based: false, overrides: [] }

test('each lead keeps what its address is worth, with the parts of the score', async () => {
  for (const [email, expected] of [
    ['ana@casaverde.example', { validity: 'valid', score: 90, disposable: false, free: false, role_based: false }],
    ['ana@gmail.com', { validity: 'valid', score: 85, free: true }],
    ['info@casaverde.example', { validity: 'risky', score: 80, role_based: true }],
    ['ana@mail.mailinator.com', { validity: 'risky', score: 65, disposable: true }],
    ['ana@outlok.es', { validity: 'risky', score: 85, suggestion: 'ana@outlook.es' }],
    ['ana@no-mail.example', { validity: 'invalid', score: 50 }],
  ] as const) {
    expect((await send(email)).status).toBe(201)
    const { email_quality } = await leadOf(email)
    expect(email_quality, email).toMatchObject(expected)
    const parts = Object.values(email_quality.parts as Record<string, number>)
    expect(parts.reduce((a, b) => a + b, 0)).toBe(email_quality.score)
    expect(email_quality.checked_at).toBe('2027-03-14T09:30:00.000Z')
  }
})

test.each([
  [
    'reject_disposable',
    'ana@yopmail.com',
    'email_disposable',
    'Please use a permanent address',
    'dirección permanente',
  ],
  ['reject_free', 'ana@hotmail.es', 'email_free', 'Please use your work address', 'de tu trabajo'],
  ['reject_role_based', 'ventas@casaverde.example', 'email_role_based', 'your own address', 'tu propia dirección'],
])('%s refuses at the field, in both languages', async (rule, email, code, en, es) => {
  await settings({ ...none, [rule]: true })
  for (const [language, words] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const { status, body } = await send(email, { 'accept-language': language })
    expect(status).toBe(422)
    const [error] = body.errors as { pointer: string; code: string; text: string }[]
    expect(error).toMatchObject({ pointer: '/values/email', code })
    expect(error?.text).toContain(words)
  }
  expect(await leadOf(email)).toBeUndefined()
  expect((await send('maria@casaverde.example')).status).toBe(201)
  await settings(none)
  expect((await send(email)).status).toBe(201)
})

test('who has probably misspelled a provider is told what was meant, not that the address is refused', async () => {
  await settings({ ...none, reject_disposable: true })
  const { status, body } = await send('ana@gmial.com')
  expect(status).toBe(422)
  expect(body.errors).toEqual([
    { pointer: '/values/email', code: 'email_misspelled', text: 'Did you mean ana@gmail.com?' },
  ])
  await settings(none)
})

test('what the owner says of a list goes before the list', async () => {
  const overrides = [
    { list: 'disposable', value: 'YOPMAIL.com', listed: false },
    { list: 'disposable', value: 'rival.example', listed: true },
    { list: 'role_based', value: 'Ana', listed: true },
  ]
  const changed = await settings({ ...none, reject_disposable: true, reject_role_based: true, overrides })
  expect(changed.body.overrides).toEqual([
    { list: 'disposable', value: 'yopmail.com', listed: false },
    { list: 'disposable', value: 'rival.example', listed: true },
    { list: 'role_based', value: 'ana', listed: true },
  ])
  expect((await send('luz@yopmail.com')).status).toBe(201)
  expect((await send('luz@mail.rival.example')).status).toBe(422)
  expect((await send('ana@other.example')).status).toBe(422)
  await settings(none)
})

test('an address whose domain takes no mail is kept, never refused', async () => {
  await settings({ reject_disposable: true, reject_free: true, reject_role_based: true })
  expect((await send('luz@no-mail.example')).status).toBe(201)
  expect((await leadOf('luz@no-mail.example')).email_quality.validity).toBe('invalid')
  await settings(none)
})

test('leads are found by what their addresses are worth', async () => {
  const found = async (field: string, op: string, value?: unknown) => {
    const filter = { type: 'rule', field, op, ...(value !== undefined && { value }) }
    const { status, body } = await h.post(`/v1/sites/${site}/leads/search`, { filter })
    expect(status).toBe(200)
    return body.data.map(lead => lead.email)
  }
  expect(await found('email_validity', 'is', 'invalid')).toEqual(['luz@no-mail.example', 'ana@no-mail.example'])
  expect(await found('email_score', 'lt', 60)).toEqual(['luz@no-mail.example', 'ana@no-mail.example'])
  expect(await found('email_disposable', 'is', true)).toContain('ana@mail.mailinator.com')
  expect(await found('email_free', 'is', true)).toEqual(['ana@hotmail.es', 'ana@gmail.com'])
  expect(await found('email_role_based', 'is', true)).toContain('info@casaverde.example')
  expect(await found('confirmation', 'is', 'pending')).toEqual([])
})

test('a lead from before is judged when it comes again', async () => {
  const { id } = (await h.post(`/v1/sites/${site}/leads`, { email: 'before@gmail.com' })).body
  await h.inSite(site, async tx => {
    await tx.run(`update leads set email_score = null, email_checked_at = null, email_validity = 'unknown'`)
  })
  await send('before@gmail.com')
  const { body } = await h.get(`/v1/sites/${site}/leads/${id}`)
  expect(body.email_quality).toMatchObject({ validity: 'valid', score: 85 })
})
