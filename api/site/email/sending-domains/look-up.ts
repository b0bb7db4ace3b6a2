/** What DNS has of a domain's records. */
import type { Installation } from '../../../platform/context.ts'
import { cnameOf, txtOf } from '../../../platform/dns-records.ts'
import { judge, type Route, recordsOf, spfOf } from './records.ts'
import type { DomainRow } from './store.ts'
import type { Seen } from './table.ts'

export function routeOf({ config }: Installation): Route {
  const { return_path, smtp_port } = config.inbound
  // A mailbox elsewhere takes nothing in for names of other domains.
  const takesIn = return_path !== undefined && smtp_port !== undefined
  return {
    spf: spfOf(config.transport),
    return_domain: takesIn ? return_path.slice(return_path.lastIndexOf('@') + 1) : null,
  }
}

/** Asks for all of them; DNS may take its time. */
export async function lookUp(installation: Installation, row: DomainRow): Promise<Seen> {
  const dns = await installation.dnsRecords()
  const seen: Seen = {}
  await Promise.all(
    recordsOf(row, routeOf(installation)).map(async record => {
      seen[record.kind] = judge(record, await (record.type === 'TXT' ? txtOf : cnameOf)(dns, record.name))
    }),
  )
  return seen
}
