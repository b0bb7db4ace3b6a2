import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { DnsResolver } from '../../../platform/network/mail-domains.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { leadQualityLimits } from '../lead-quality/limits.ts'
import { emailVerification } from './verification-operation.ts'

let h: Harness
let site: string
/** Domains that take no mail, and those of which nobody says anything. */
const closed = new Set<string>()
const silent = new Set<string>()
let questions = 0
const none = async () => {
  throw Object.assign(new Error('ENODATA'), { code: 'ENODATA' })
}
const dns: DnsResolver = {
  async resolveMx(domain) {
    questions += 1
    if (silent.has(domain)) throw Object.assign(new Error('ETIMEOUT'), { code: 'ETIMEOUT' })
    return [{ exchange: closed.has(domain) ? '' : `mail.${domain}`, priority: 10 }]
  },
  resolve4: none,
  resolve6: none,
}
beforeAll(async () => {
  h = await createHarness({}, { dns })
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const path = (rest: string) => `/v1/sites/${site}/${rest}`
const addLead = async (email: string) => (await h.post(path('leads'), { email })).body.id
const lead = async (id: string) => (await h.get(path(`leads/${id}`))).body
const begin = (body: object = {}) => h.post(path('email-verifications'), body)
const progress = async (id: string) => (await h.get(path(`operations/${id}`))).body

/** One turn of the job, as the worker gives it; a new handler each time, as after a kill. */
async function turn(id: string) {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  const handler = operationHandler({ installation: h.installation, site_id: site, database, clock: h.clock, facts }, [
    emailVerification,
  ])
  const job = { subject_id: id } as Parameters<typeof handler.perform>[0]
  return handler.perform(job, new AbortController().signal)
}

test('leads of a filter are judged by the lists of today, the rest keeps what was thought of it', async () => {
  const [a, b] = [await addLead('ana@partner.example'), await addLead('luz@other.example')]
  const before = await lead(a)
  await h.patch(path('lead-quality'), { overrides: [{ list: 'disposable', value: 'partner.example', listed: true }] })
  const begun = await begin({ filter: { type: 'rule', field: 'email', op: 'contains', value: 'partner' } })
  expect([begun.status, begun.body]).toMatchObject([202, { status: 'queued', progress: { total: null, processed: 0 } }])
  await turn(begun.body.id)
  expect(await progress(begun.body.id)).toMatchObject({
    ...{ status: 'completed', progress: { total: 1, succeeded: 1, failed: 0 }, counts: { changed: 1 } },
    ended_at: '2027-03-14T09:30:00.000Z',
  })
  expect(await lead(a)).toMatchObject({ version: Number(before.version) + 1, email_quality: { disposable: true } })
  expect(await lead(b)).toMatchObject({ version: 1 })
  const again = await begin()
  await turn(again.body.id)
  expect(await progress(again.body.id)).toMatchObject({ progress: { total: 2, succeeded: 2 }, counts: { changed: 0 } })
  const { body: acts } = await h.get(path('activities'))
  expect(acts.data.filter(one => one.name === 'lead_quality.leads_verified')).toHaveLength(2)
})

test('it asks a batch, pauses, and goes on where it was after a kill; a silent domain takes nothing away', async () => {
  const count = leadQualityLimits.verification_batch_leads + 5
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(await addLead(`p@d${i}.example`))
  const known = await lead(ids[0] ?? '')
  expect(known).toMatchObject({ email_quality: { validity: 'valid' } })
  h.clock.forward((limits.mail_domain_hours + 1) * 3_600_000)
  silent.add('d0.example')
  closed.add(`d${count - 1}.example`)
  questions = 0
  const { id } = (await begin({ filter: { type: 'rule', field: 'email', op: 'contains', value: 'p@d' } })).body
  expect(await turn(id)).toMatchObject({
    done: false,
    again_at: h.clock.now() + leadQualityLimits.verification_pause_milliseconds,
  })
  expect(questions).toBe(leadQualityLimits.verification_batch_leads)
  expect(await progress(id)).toMatchObject({ status: 'running', progress: { total: count, processed: 50 } })
  expect(await turn(id)).toMatchObject({ done: true })
  expect(questions).toBe(count)
  expect(await progress(id)).toMatchObject({
    status: 'completed',
    progress: { processed: count, succeeded: count - 1, failed: 1 },
    counts: { changed: 1 },
  })
  expect(await lead(ids[0] ?? '')).toEqual(known)
  expect(await lead(ids.at(-1) ?? '')).toMatchObject({ email_quality: { validity: 'invalid' } })
})

test('a filter that cannot be is refused', async () => {
  const refused = await begin({ filter: { type: 'rule', field: 'nothing', op: 'is', value: 'x' } })
  expect(refused.body).toMatchObject({ errors: [{ pointer: '/filter/field', code: 'filter_field_unknown' }] })
})
