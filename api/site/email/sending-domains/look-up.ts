/** Look-up of a domain's records in DNS. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { lookUpCname, lookUpTxt } from '../../../platform/network/dns-records.ts'
import { ownServers, type SendingServers } from '../email-transport/rules.ts'
import { judge, type Route, recordsOf, spfOf } from './records.ts'
import type { DomainRow } from './store.ts'
import type { RecordFindings } from './table.ts'

function serversOf({ transport }: Installation['config']): SendingServers | undefined {
  if (transport?.type !== 'smtp') return transport && { type: transport.type, host: '' }
  return { type: 'smtp', host: URL.parse(transport.url)?.hostname ?? '' }
}

/** By the site's own transport where it has one, else by the installation's. */
export async function findRoute(db: Handle<'site'>, { config }: Pick<Installation, 'config'>): Promise<Route> {
  const { return_path, smtp_port } = config.inbound
  // A mailbox elsewhere takes nothing in for names of other domains.
  const takesIn = return_path !== undefined && smtp_port !== undefined
  return {
    spf: spfOf((await ownServers(db)) ?? serversOf(config)),
    return_domain: takesIn ? return_path.slice(return_path.lastIndexOf('@') + 1) : null,
  }
}

/** Asks for all of them; DNS may take its time. */
export async function lookUp(installation: Installation, row: DomainRow, route: Route): Promise<RecordFindings> {
  const dns = await installation.dnsRecords()
  const seen: RecordFindings = {}
  await Promise.all(
    recordsOf(row, route).map(async record => {
      seen[record.purpose] = judge(record, await (record.type === 'TXT' ? lookUpTxt : lookUpCname)(dns, record.name))
    }),
  )
  return seen
}
