import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../../platform/jobs/table.ts'
import { until } from '../../../testing/harness.ts'
import { domainsWorld, workOnDomains } from '../testing.ts'
import { saveCertificate } from './store.ts'
import { isWanted, wantCertificates } from './wanted.ts'

let w: Awaited<ReturnType<typeof domainsWorld>>
beforeAll(async () => {
  w = await domainsWorld({ HTTPS_PORT: '0', ACME_DIRECTORY_URL: 'https://127.0.0.1:1/dir' })
})
afterAll(() => w.close())

const wanted = async () => {
  const rows = await w.h.installation.databases.control.read(db => db.select().from(jobs))
  return rows.flatMap(({ type, subject_id }) => (type === 'renew_certificate' ? [subject_id] : [])).toSorted()
}
const isStillWanted = (host: string) =>
  w.h.installation.databases.control.read(db => isWanted(db, w.h.installation, host))

test('the server’s own host, verified domains and subdomains of published sites are to have certificates', async () => {
  const site = await w.h.newSite('Casa Verde')
  await w.h.newSite('Draft')
  await w.h.post(`/v1/sites/${site}/publish`)
  await wantCertificates(w.h.installation)
  expect(await wanted()).toEqual(['casa-verde.sites.example.com', 'leads.example.com'])
  expect(await isStillWanted('casa-verde.sites.example.com')).toBe(true)
  for (const host of ['draft.sites.example.com', 'nobody.sites.example.com', 'casa-verde.elsewhere.example'])
    expect([host, await isStillWanted(host)]).toEqual([host, false])
})

test('a site that is published later gets one, and one that has it asks for no other', async () => {
  const site = await w.h.newSite('Later')
  await w.h.post(`/v1/sites/${site}/publish`)
  await until(wanted, hosts => hosts.includes('later.sites.example.com'))
  const { control } = w.h.installation.databases
  await control.write(async tx => {
    await saveCertificate(tx, 'later.sites.example.com', { failures: 1 })
    await tx.delete(jobs)
  })
  await w.h.patch(`/v1/sites/${site}`, { description: 'Changed' })
  await workOnDomains(w.h)
  expect(await wanted()).toEqual([])
  await w.h.post(`/v1/sites/${site}/unpublish`)
  expect(await isStillWanted('later.sites.example.com')).toBe(false)
})
