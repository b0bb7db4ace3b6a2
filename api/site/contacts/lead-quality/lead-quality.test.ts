import { afterEach, expect, test } from 'vitest'
import { JobWorker } from '../../../platform/jobs/worker.ts'
import type { DnsResolver } from '../../../platform/network/mail-domains.ts'
import { createLog } from '../../../platform/runtime/log.ts'
import { createHarness, fakeDns, type Harness } from '../../../testing/harness.ts'
import { verifyEmailHandler } from '../lead-verification/job-handlers.ts'

let h: Harness
afterEach(() => h.close())

/** DNS that can be switched off: then it breaks at once, or answers nothing. */
function switchedDns() {
  let status: 'up' | 'broken' | 'silent' = 'up'
  const resolveMx: DnsResolver['resolveMx'] = async domain => {
    if (status === 'silent') return new Promise<never>(() => undefined)
    if (status === 'broken') throw Object.assign(new Error('ESERVFAIL'), { code: 'ESERVFAIL' })
    return fakeDns.resolveMx(domain)
  }
  return {
    dns: { ...fakeDns, resolveMx },
    turn: (to: typeof status) => {
      status = to
    },
  }
}

async function fixture(dns?: DnsResolver) {
  h = await createHarness({}, dns ? { dns } : {})
  const site_id = await h.newSite('Casa Verde')
  const database = await h.installation.databases.site(site_id)
  const { installation, clock } = h
  const scope = { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
  const worker = new JobWorker<'site'>({
    database,
    handlers: [verifyEmailHandler(scope)],
    clock,
    log: createLog('silent'),
  })
  const at = `/v1/sites/${site_id}`
  const add = async (email: string) => (await h.post(`${at}/leads`, { email })).body
  const quality = async (id: string) => (await h.get(`${at}/leads/${id}`)).body.email_quality as Record<string, unknown>
  async function settle() {
    for (let idle = 0; idle < 3; idle = worker.idle ? idle + 1 : 0) {
      worker.wake()
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  const jobs = () => database.read(db => db.all(`select due_at, attempts from jobs where type = 'verify_email'`))
  return { at, add, quality, settle, jobs, database }
}

test('where DNS is broken nobody is refused; the address is judged later, with growing waits, and told', async () => {
  const { dns, turn } = switchedDns()
  const w = await fixture(dns)
  turn('broken')
  const lead = await w.add('ana@casaverde.example')
  expect(lead.email_quality).toMatchObject({ validity: 'unknown', score: 70, checked_at: null })
  await w.settle()
  expect(await w.jobs()).toEqual([[h.clock.now() + 60_000, 1]])
  h.clock.forward(60_000)
  await w.settle()
  expect(await w.jobs()).toEqual([[h.clock.now() + 600_000, 2]])
  turn('up')
  h.clock.forward(600_000)
  await w.settle()
  expect(await w.quality(lead.id)).toMatchObject({ validity: 'valid', score: 90 })
  expect(await w.jobs()).toEqual([])
  const { body } = await h.get(`${w.at}/leads/${lead.id}/timeline`)
  expect(body.data[0]).toMatchObject({ type: 'lead.updated', data: { fields: ['email_validity', 'email_score'] } })
})

test('after six looks it stays unknown, and nothing is left to do', async () => {
  const { dns, turn } = switchedDns()
  const w = await fixture(dns)
  turn('broken')
  const lead = await w.add('ana@casaverde.example')
  for (let i = 0; i < 6; i++) {
    await w.settle()
    h.clock.forward(2 * 86_400_000)
  }
  await w.settle()
  expect(await w.jobs()).toEqual([])
  expect(await w.quality(lead.id)).toMatchObject({ validity: 'unknown', checked_at: null })
})

test('a silent DNS holds nobody up for long', async () => {
  const { dns, turn } = switchedDns()
  const w = await fixture(dns)
  turn('silent')
  const start = performance.now()
  expect((await w.add('ana@casaverde.example')).email_quality).toMatchObject({ validity: 'unknown' })
  expect(performance.now() - start).toBeLessThan(1_500)
})

test('another address is judged anew; an owner may have it judged anew, too', async () => {
  const { dns, turn } = switchedDns()
  const w = await fixture(dns)
  const lead = await w.add('ana@casaverde.example')
  const moved = await h.patch(`${w.at}/leads/${lead.id}`, { email: 'info@no-mail.example' })
  expect(moved.body.email_quality).toMatchObject({ validity: 'invalid', role_based: true, score: 40 })
  turn('broken')
  h.clock.forward(3_600_000)
  const checked = await h.post(`${w.at}/leads/${lead.id}/check-email`)
  expect(checked.status).toBe(200)
  expect(checked.body.email_quality).toMatchObject({ validity: 'risky', checked_at: null })
  turn('up')
  h.clock.forward(60_000)
  expect((await h.post(`${w.at}/leads/${lead.id}/check-email`)).body.email_quality).toMatchObject({
    validity: 'invalid',
  })
})

test('an address can be tried without being stored', async () => {
  const w = await fixture()
  await h.patch(`${w.at}/lead-quality`, { reject_free: true, reject_disposable: true })
  const tried = async (email: string) => (await h.post(`${w.at}/lead-quality/check`, { email })).body
  expect(await tried('ana@gmail.com')).toMatchObject({ quality: { score: 85, free: true }, refused: ['email_free'] })
  expect(await tried('ana@yopmail.com')).toMatchObject({ refused: ['email_disposable'] })
  expect(await tried('ana@gamil.com')).toMatchObject({ quality: { suggestion: 'ana@gmail.com' } })
  expect((await h.post(`${w.at}/lead-quality/check`, { email: 'ana' })).status).toBe(422)
  expect((await h.get(`${w.at}/leads`)).body.data).toEqual([])
})

test('lists are dated; the settings refuse what they cannot use, at its place', async () => {
  const w = await fixture()
  const { body, headers } = await h.get(`${w.at}/lead-quality`)
  expect(body).toMatchObject({ typo_correction: true, email_confirmation: false, overrides: [], updated_at: null })
  expect(headers.get('etag')).toBe('"1"')
  const lists = body.lists as { list: string; entries: number; dated: string }[]
  expect(lists.map(list => list.list)).toEqual(['disposable', 'free', 'role_based'])
  for (const { entries, dated } of lists) {
    expect(entries).toBeGreaterThan(200)
    expect(dated).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
  const domain = (value: string) => ({ list: 'disposable', value, listed: true })
  const wrong: [object, string, string][] = [
    [{ overrides: [domain('nonsense')] }, '/overrides/0/value', 'domain_invalid'],
    [{ overrides: [domain('a.example'), domain('A.EXAMPLE')] }, '/overrides/1/value', 'repeated'],
    [{ overrides: [{ list: 'role_based', value: 'a@b', listed: true }] }, '/overrides/0/value', 'invalid'],
    [{ overrides: [{ list: 'other', value: 'a', listed: true }] }, '/overrides/0/list', 'invalid_value'],
    [
      { confirmation_emails: [{ language: 'en', subject: 'A', text: 'no place' }] },
      '/confirmation_emails/0/text',
      'link_missing',
    ],
    [{ email_confirmation: 'yes' }, '/email_confirmation', 'type'],
  ]
  for (const [change, pointer, code] of wrong) {
    const answer = await h.patch(`${w.at}/lead-quality`, change)
    expect(answer.status, pointer).toBe(422)
    expect((answer.body.errors as object[])[0]).toMatchObject({ pointer })
    if (code !== 'invalid_value') expect((answer.body.errors as object[])[0]).toMatchObject({ code })
  }
  const many = Array.from({ length: 1_001 }, (_, i) => domain(`d${i}.example`))
  expect((await h.patch(`${w.at}/lead-quality`, { overrides: many })).status).toBe(422)
  const most = await h.patch(`${w.at}/lead-quality`, { overrides: many.slice(1) })
  expect(most.status).toBe(200)
  expect((most.body.overrides as object[]).length).toBe(1_000)
  const punycode = await h.patch(`${w.at}/lead-quality`, { overrides: [domain('Bücher.example')] })
  expect(punycode.body.overrides).toEqual([domain('xn--bcher-kva.example')])
  const stale = await h.patch(`${w.at}/lead-quality`, {}, { headers: { 'if-match': '"1"' } })
  expect(stale.status).toBe(412)
})
