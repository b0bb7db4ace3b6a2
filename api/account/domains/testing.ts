/** For tests: an installation that asks a DNS server of the test, and its work on domains carried on by hand. */
import { JobWorker } from '../../platform/jobs/worker.ts'
import { createLog } from '../../platform/runtime/log.ts'
import { dnsZone } from '../../testing/dns-zone.ts'
import { createHarness, type Harness, type Reply } from '../../testing/harness.ts'
import { domainHandlers } from './job-handlers.ts'

export const ours = '203.0.113.10'
export const second_ms = 1_000
export const hour_ms = 3_600_000

export interface ShownDomain {
  id: string
  host: string
  status: string
  reason: string | null
  is_primary: boolean
  next_check_at: string | null
  checks_until: string
  broken_at: string | null
  verified_at: string | null
  records: { purpose: string; type: string; name: string; expected: string; found: string[]; status: string }[]
}

/** What is due by now, as a process that has just begun takes it up. */
export async function workOnDomains({ installation }: Pick<Harness, 'installation'>): Promise<void> {
  const { databases, clock } = installation
  const handlers = domainHandlers(installation)
  const worker = new JobWorker({ database: databases.control, handlers, clock, log: createLog('silent') })
  await worker.start()
  while (!worker.idle) await new Promise(resolve => setTimeout(resolve, 2))
  await worker.stop()
}

export async function domainsWorld(environment: Record<string, string> = {}) {
  const zone = await dnsZone()
  zone.names.set('sites.example.com', { A: [ours] })
  const h = await createHarness({ SITES_URL: 'https://sites.example.com', DNS_SERVERS: zone.address, ...environment })
  const { dnsRecords } = await import('../../platform/network/dns-records.ts')
  const resolver = await dnsRecords(h.installation.config.dns_servers)
  h.installation.dnsRecords = async () => resolver
  const shown = ({ body }: Reply) => ({ reason: null, ...body }) as unknown as ShownDomain
  const pathOf = (site: string) => `/v1/sites/${site}/domains`
  return {
    ...{ h, zone, pathOf },
    async add(site: string, host: string) {
      return shown(await h.post(pathOf(site), { host }))
    },
    async read(site: string, id: string) {
      return shown(await h.get(`${pathOf(site)}/${id}`))
    },
    async check(site: string, id: string) {
      return shown(await h.post(`${pathOf(site)}/${id}/check`))
    },
    /** As its owner enters the records; those of other names stay. */
    publish({ host, records }: ShownDomain) {
      const proof = records.find(({ purpose }) => purpose === 'proof')
      zone.names.set(host, host.startsWith('www.') ? { CNAME: 'sites.example.com' } : { A: [ours] })
      if (proof) zone.names.set(proof.name, { TXT: [...(zone.names.get(proof.name)?.TXT ?? []), proof.expected] })
    },
    async pass(milliseconds: number) {
      h.clock.forward(milliseconds)
      await workOnDomains(h)
    },
    async ask(host: string, path = '/', headers: Record<string, string> = {}) {
      const response = await h.app.request(path, { headers: { host, accept: 'text/html', ...headers } })
      const { status } = response
      return { status, html: await response.text(), to: response.headers.get('location'), headers: response.headers }
    },
    async close() {
      await h.close()
      zone.close()
    },
  }
}
