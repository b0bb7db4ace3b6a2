/** The endpoint that a proxy in front asks before it gets a certificate. */
import { hostnameOf, servedHosts } from '../../account/domains/rules.ts'
import { siteIdOfSubdomain } from '../../account/sites/rules.ts'
import { query } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'

export const askAllowedDomain = query(contract.askAllowedDomain, async (db, { query: q }, { installation }) => {
  const host = hostnameOf(q.domain)
  const { public_url, sites_url } = installation.config
  const above = sites_url === undefined ? undefined : `.${new URL(sites_url).hostname}`
  const isSubdomain = async () =>
    above !== undefined &&
    host.endsWith(above) &&
    (await siteIdOfSubdomain(db, host.slice(0, -above.length))) !== undefined
  const allowed =
    host === new URL(public_url).hostname ||
    (await servedHosts(installation).siteOf(host)) !== null ||
    (await isSubdomain())
  if (!allowed) throw problem('not_found')
  return { host }
})
