/** The endpoints on domains of sites. */
import { domainToUnicode } from 'node:url'
import { type SiteAddress, siteAddress } from '../../platform/config/sites-config.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { Context, Installation } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { derivedSecret } from '../../platform/identity/secrets.ts'
import { removeJobs, restart } from '../../platform/jobs/jobs.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../platform/runtime/clock.ts'
import { existingSite, setPrimaryHost } from '../sites/rules.ts'
import { type CertificateRow, listCertificates, newCertificate } from './certificates/store.ts'
import { getUnstored } from './certificates/unstored.ts'
import * as contract from './contract.ts'
import { readHost } from './host.ts'
import * as jobs from './jobs.ts'
import { domainLimits as limits } from './limits.ts'
import { lookUp, ourAddresses } from './look-up.ts'
import { recordsOf } from './records.ts'
import { applyLook, hour_ms, leave, nextCheck, recount } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

type CertificateFacts = Pick<
  CertificateRow,
  'certificate' | 'not_after' | 'failures' | 'reason' | 'next_attempt_at' | 'renew_at'
>

function certificateStatus({ certificate, failures }: CertificateFacts): 'failed' | 'waiting' | 'issued' {
  if (failures > 0) return 'failed'
  return certificate === null ? 'waiting' : 'issued'
}

const toCertificate = (row: CertificateFacts, isUnstored: boolean) => ({
  status: isUnstored ? ('disk_full' as const) : certificateStatus(row),
  not_after: toInstantOrNull(row.not_after),
  next_attempt_at: isUnstored ? null : toInstantOrNull(row.next_attempt_at ?? row.renew_at),
  reason: row.reason,
})

interface Around {
  site: Pick<SiteAddress, 'primary_host'>
  installation: Installation
  certificates: readonly CertificateRow[]
}

async function around(db: Db, site_id: string, installation: Installation, hosts: string[]): Promise<Around> {
  const certificates = installation.config.tls ? await listCertificates(db, hosts) : []
  return { site: await existingSite(db, site_id), installation, certificates }
}

const one = async (db: Db, row: store.DomainRow, installation: Installation) =>
  toDomain(row, await around(db, row.site_id, installation, [row.host]))

const certificateOf = ({ held_host }: store.DomainRow, { installation, certificates }: Around) => {
  if (!installation.config.tls || held_host === null) return {}
  const row = certificates.find(({ host }) => host === held_host) ?? newCertificate(held_host)
  return { certificate: toCertificate(row, getUnstored(installation).has(held_host)) }
}

const toDomain = (row: store.DomainRow, { site: { primary_host }, ...rest }: Around) => ({
  id: row.id,
  host: row.host,
  name: domainToUnicode(row.host),
  status: row.status,
  ...(row.reason && { reason: row.reason }),
  is_primary: row.held_host !== null && row.held_host === primary_host,
  records: recordsOf(row, rest.installation.config.domains.target),
  checked_at: toInstantOrNull(row.checked_at),
  next_check_at: toInstantOrNull(row.next_check_at),
  checks_until: toInstant(row.checks_until),
  verified_at: toInstantOrNull(row.verified_at),
  broken_at: toInstantOrNull(row.broken_at),
  ...certificateOf(row, { site: { primary_host }, ...rest }),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

async function shown(db: Db, site_id: string, installation: Installation) {
  const { config } = installation
  const site = await existingSite(db, site_id)
  const rows = await store.domainsOfSite(db, site_id)
  const hosts = rows.map(({ host }) => host)
  const with_certificates = await around(db, site_id, installation, hosts)
  return {
    data: rows.map(row => toDomain(row, with_certificates)),
    primary_domain_id: rows.find(row => row.held_host !== null && row.held_host === site.primary_host)?.id ?? null,
    address: siteAddress(config, site),
    subdomain_address: siteAddress(config, { ...site, primary_host: null }),
    target: config.domains.target,
  }
}

/** Whoever may see one site learns nothing of another's. */
async function existing(db: Db, { site_id, domain_id }: { site_id: string; domain_id: string }) {
  const row = await store.findDomain(db, domain_id)
  if (row?.site_id !== site_id) throw problem('not_found')
  return row
}

export const listDomains = query(contract.listDomains, (db, { params }, { installation }) =>
  shown(db, params.site_id, installation),
)

export const getDomain = query(contract.getDomain, async (db, { params }, { installation }) =>
  one(db, await existing(db, params), installation),
)

/** Hosts that are this server's own; everything below them is too. */
const ownHosts = ({ config: { public_url, sites_url, domains } }: Installation): string[] =>
  [public_url, sites_url].flatMap(url => (url ? [new URL(url).hostname] : [])).concat(domains.target)

async function readClaim({ body }: Input<typeof contract.createDomain>, { installation, site }: Context) {
  const read = readHost(body.host, ownHosts(installation))
  if ('fault' in read) throw invalid('/host', read.fault)
  const secret = derivedSecret(await installation.databases.controlKey(), `domain:${site.id}`)
  const addresses = await ourAddresses(installation)
  return { host: read.host, proof: `leadwright-site=${secret.slice(0, 32)}`, addresses, installation }
}

export const createDomain = action(contract.createDomain, readClaim, async (tx, { params }, context, claim) => {
  const { host, proof, addresses, installation } = claim
  const there = await store.domainsOfSite(tx, params.site_id)
  if (there.some(one => one.host === host)) throw problem('name_taken')
  const maximum = limits.domains_max
  if (there.length >= maximum) throw invalid('/host', 'too_many', { maximum })
  const at = context.now()
  const row: store.DomainRow = {
    ...{ id: context.newId('domain'), site_id: params.site_id, host, held_host: null },
    ...{ status: 'pending', reason: 'not_checked', proof, addresses, seen: null },
    ...{ checks_until: at + limits.domain_checks_hours * hour_ms, checked_at: null, next_check_at: at },
    ...{ verified_at: null, broken_at: null, notified_at: null, version: 1, created_at: at, updated_at: at },
  }
  await store.insertDomain(tx, row)
  await restart(tx, jobs.checkDomain, { subject_id: row.id, due_at: at }, at)
  return one(tx, row, installation)
})

const looking = { per_minute: 10, burst: 5 }

/** Looks before the action: DNS may take its time. */
async function look({ params }: Input<typeof contract.checkDomain>, { installation }: Context) {
  installation.rateLimits.demand('domain', params.domain_id, looking)
  const row = await installation.databases.control.read(db => existing(db, params))
  return { row, looked: await lookUp(installation, row.host), installation }
}

export const checkDomain = action(
  contract.checkDomain,
  look,
  async (tx, { params }, context, { row, looked, installation }) => {
    const at = context.now()
    const present = await existing(tx, params)
    let asked = row
    if (present.status === 'failed' && present.version === row.version) {
      const again = { status: 'pending', checks_until: at + limits.domain_checks_hours * hour_ms } as const
      await store.saveDomain(tx, row.id, again)
      asked = { ...row, ...again, version: row.version + 1 }
    }
    await applyLook(tx, asked, looked, installation, at)
    await recount(tx, params.site_id)
    const after = await existing(tx, params)
    const due_at = after.next_check_at ?? nextCheck(after, at)
    await restart(tx, jobs.checkDomain, { subject_id: after.id, due_at }, at)
    return one(tx, after, installation)
  },
)

export const deleteDomain = action(contract.deleteDomain, async (tx, { params }, context) => {
  const row = await existing(tx, params)
  if (row.held_host !== null) {
    await leave(tx, row)
    // It finds that its host is wanted no more.
    await restart(tx, jobs.renewCertificate, { subject_id: row.held_host, due_at: context.now() }, context.now())
  }
  await store.removeDomain(tx, row.id)
  await removeJobs(tx, jobs.checkDomain, [row.id])
  await recount(tx, row.site_id)
})

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

export const setPrimaryDomain = action(
  contract.setPrimaryDomain,
  installationOf,
  async (tx, { params: { site_id }, body: { domain_id } }, _context, installation) => {
    const row = domain_id === null ? null : await store.findDomain(tx, domain_id)
    if (row === undefined || (row && row.site_id !== site_id)) throw invalid('/domain_id', 'unknown_reference')
    if (row && row.held_host === null) throw problem('domain_not_pointing')
    await setPrimaryHost(tx, site_id, row?.held_host ?? null)
    return shown(tx, site_id, installation)
  },
)
