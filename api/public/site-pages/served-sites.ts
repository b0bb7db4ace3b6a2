/** What one installation knows of the sites that it serves: their pages in memory, and which site has a subdomain. */
import { siteIdOfSubdomain } from '../../account/sites/rules.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import { sitePageLimits } from './limits.ts'
import { RenderedPages } from './rendered-pages.ts'

export interface ServedSites {
  pages: RenderedPages
  /** Null where no site has it. */
  siteOf(subdomain: string): Promise<SiteFacts | null>
  /** Without waiting: undefined where it has to be read. */
  peek(subdomain: string): SiteFacts | undefined
}

const installations = new WeakMap<Installation, ServedSites>()

export function servedSites(installation: Installation): ServedSites {
  const served = installations.get(installation) ?? { pages: new RenderedPages(installation), ...finder(installation) }
  installations.set(installation, served)
  return served
}

/** An id is remembered as long as its site has the subdomain. */
function finder({ databases, sites }: Installation): Pick<ServedSites, 'siteOf' | 'peek'> {
  const known = new Map<string, string>()
  const having = <S extends SiteFacts | null | undefined>(site: S, subdomain: string) =>
    site?.subdomain === subdomain ? site : undefined
  return {
    peek(subdomain) {
      const id = known.get(subdomain)
      return id === undefined ? undefined : having(sites.peek(id), subdomain)
    },
    async siteOf(subdomain) {
      const before = known.get(subdomain)
      const kept = before === undefined ? undefined : having(await sites.find(before), subdomain)
      if (kept) return kept
      const id = await databases.control.read(db => siteIdOfSubdomain(db, subdomain))
      if (id === undefined) return null
      if (known.size >= sitePageLimits.subdomains_known_max) known.clear()
      known.set(subdomain, id)
      return sites.find(id)
    },
  }
}
