/** The hosts of this server that are to have certificates. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { enqueueAll } from '../../../platform/jobs/jobs.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { publicSubdomains } from '../../sites/rules.ts'
import { isLocal } from '../host.ts'
import { renewCertificate } from '../jobs.ts'
import { findHolder, heldHosts } from '../store.ts'
import { listCertificates } from './store.ts'

/** The server's own host; undefined where no authority would certify it. */
export function ownHost({ config }: Installation): string | undefined {
  const { protocol, hostname } = new URL(config.public_url)
  return protocol === 'https:' && !isLocal(hostname) ? hostname : undefined
}

/** The name above the subdomains of sites; undefined where no authority would certify them. */
function aboveSites({ config: { sites_url } }: Installation): string | undefined {
  if (sites_url === undefined) return undefined
  const { protocol, hostname } = new URL(sites_url)
  return protocol === 'https:' && !isLocal(hostname) ? hostname : undefined
}

/** Hosts of sites whose pages are public; of one site, where it is named. */
async function subdomainHosts(db: Handle<'control'>, installation: Installation, site_id?: string): Promise<string[]> {
  const above = aboveSites(installation)
  if (above === undefined) return []
  return (await publicSubdomains(db, site_id)).map(subdomain => `${subdomain}.${above}`)
}

export async function isWanted(db: Handle<'control'>, installation: Installation, host: string): Promise<boolean> {
  if (host === ownHost(installation) || (await findHolder(db, host)) !== undefined) return true
  return (await subdomainHosts(db, installation)).includes(host)
}

/**
 * At the start: hosts that were verified before this process served TLS itself, and from then on the subdomains of sites as
 * they are published. One order is under way at a time, and an authority that asks to be left alone is.
 */
export async function wantCertificates(installation: Installation): Promise<void> {
  const { databases, clock, signals, log } = installation
  const { control } = databases
  await control.write(async tx => {
    const own = ownHost(installation)
    const held = (await heldHosts(tx)).map(({ host }) => host)
    const hosts = [...(own === undefined ? [] : [own]), ...held, ...(await subdomainHosts(tx, installation))]
    await want(tx, hosts, clock.now())
  })
  const noticed = async (site_id: string) => {
    const hosts = await control.read(async db => missing(db, await subdomainHosts(db, installation, site_id)))
    if (hosts.length > 0) await control.write(tx => want(tx, hosts, clock.now()))
  }
  signals.on('site', site_id => {
    noticed(site_id).catch(error => log.error({ site_id, ...errorFields(error) }, 'certificates'))
  })
}

const want = (tx: Handle<'control'>, hosts: readonly string[], now: number): Promise<void> =>
  hosts.length === 0
    ? Promise.resolve()
    : enqueueAll(
        tx,
        renewCertificate,
        hosts.map(subject_id => ({ subject_id })),
        now,
      )

/** A host that has a certificate, or a job for one, is left as it is. */
async function missing(db: Handle<'control'>, hosts: string[]): Promise<string[]> {
  const known = new Set((await listCertificates(db, hosts)).map(({ host }) => host))
  return hosts.filter(host => !known.has(host))
}
