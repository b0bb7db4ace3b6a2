/** Requests of somebody who is not who they say: forged hosts, tokens of other schemes, fields that are not theirs to write. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness({ TRUST_PROXY: 'true' })
})
afterAll(() => h.close())

const mails = async (): Promise<SystemMail[]> => {
  const rows = await h.installation.databases.control.read(db => db.select().from(jobs))
  return rows.map(row => row.payload as SystemMail)
}

test('a forged host never comes into the link of a reset, a confirmation or a code, behind a proxy', async () => {
  const forged: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '666' },
    { forwarded: 'host=evil.example;proto=https' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
    { 'x-host': 'evil.example', 'x-original-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
  ]
  for (const [i, headers] of forged.entries()) {
    const asked = { token: null, headers }
    const person = { email: `eva-${i}@example.com`, password: 'correct horse', first_name: 'Eva', last_name: 'López' }
    const replies = [
      await h.post('/v1/auth/forgot-password', { email: 'ana@example.com' }, asked),
      await h.post('/v1/auth/sign-in-code', { email: 'ana@example.com' }, asked),
      await h.post('/v1/auth/register', person, asked),
    ]
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202])
  }
  // A host that is not ours has no API at all.
  const elsewhere = { token: null, headers: { host: 'evil.example' } }
  expect((await h.post('/v1/auth/forgot-password', { email: 'ana@example.com' }, elsewhere)).status).toBe(405)
  const sent = await mails()
  expect(sent).toHaveLength(forged.length * 3)
  for (const { link, text } of sent) {
    expect(link).toMatch(/^https:\/\/leads\.example\.com\//)
    expect(text).not.toContain('evil.example')
  }
})

test('a token counts as a bearer alone, and one that signs itself counts as nothing', async () => {
  const { token } = h.person
  const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url')
  const claims = part({ sub: h.person.user_id, super_administrator: true, exp: 4_000_000_000 })
  const tokens = [
    `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
    `Basic ${token}`,
    `Token ${token}`,
    token,
    `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    `Bearer ${part({ alg: 'HS256', typ: 'JWT' })}.${claims}.AAAA`,
    `Bearer lw_session_${part({ alg: 'none' })}.${claims}.`,
    `Bearer ${token} ${token}`,
    'Bearer null',
  ]
  for (const authorization of tokens) {
    const { status, body } = await h.get('/v1/auth/profile', { token: null, headers: { authorization } })
    expect([authorization.split(' ')[0], status, body.code]).toEqual([
      authorization.split(' ')[0],
      401,
      'not_signed_in',
    ])
  }
  expect((await h.get(`/v1/auth/profile?access_token=${token}`, { token: null })).status).toBe(401)
  expect((await h.get('/v1/auth/profile', { token: null, headers: { cookie: `token=${token}` } })).status).toBe(401)
  expect((await h.get('/v1/auth/profile')).status).toBe(200)
})

test('no field of a profile that is only read is written, alone or beside one that may be', async () => {
  const before = (await h.get('/v1/auth/profile')).body
  const readOnly = Object.keys(before).filter(
    name => !['first_name', 'last_name', 'language', 'address'].includes(name),
  )
  expect(readOnly).toContain('super_administrator')
  for (const name of [...readOnly, 'password_hash', 'email_key', 'confirmed_at', '__proto__', 'constructor']) {
    const given = `{"first_name":"Eva","${name}":${JSON.stringify(Object.hasOwn(before, name) ? before[name] : 'x')}}`
    const { status, body } = await h.call('PATCH', '/v1/auth/profile', { body: given })
    expect([name, status, body.code]).toEqual([name, 422, 'validation_failed'])
  }
  expect((await h.get('/v1/auth/profile')).body).toEqual(before)
})
