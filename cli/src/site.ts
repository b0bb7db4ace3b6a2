/** The site that a command is about: named by its ID, subdomain or name, or the only one that the key can enter. */
import type { Leadwright, Site } from '@leadwright/sdk'
import { exitCodes } from './exit-codes.ts'
import { Failure, UsageError } from './failure.ts'

export async function findSite(client: Leadwright, named: string | undefined): Promise<string> {
  if (named && /^site_[0-9a-f]{32}$/.test(named)) return named
  const sites: Site[] = []
  for await (const site of client.sites.list()) sites.push(site)
  if (named === undefined) {
    const [only, another] = sites
    if (only && !another) return only.id
    if (!only) throw new Failure('The API key can enter no site: use one that can.', exitCodes.not_found, 'no_site')
    throw new UsageError(`Name a site with --site: ${sites.map(({ subdomain }) => subdomain).join(', ')}.`)
  }
  const found = sites.filter(({ subdomain, name }) => subdomain === named || name.toLowerCase() === named.toLowerCase())
  const [only, another] = found
  if (only && !another) return only.id
  if (another) throw new UsageError(`Several sites are called “${named}”: give the ID instead.`)
  const known = sites.map(({ subdomain }) => subdomain).join(', ')
  throw new Failure(
    `There is no site “${named}” for this API key${known ? `; it can enter ${known}` : ''}.`,
    exitCodes.not_found,
    'site_not_found',
  )
}
