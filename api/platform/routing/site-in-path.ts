/** The site that a path of the API is about, by its ID or a signed link; undefined for what none of the sites has. */
import { claimedSite } from '../features/signed-link.ts'

const by_id = /^\/v1\/(?:public\/)?sites\/(site_[0-9a-f]{32})(?:\/|$)/
const by_link = /^\/v1\/public\/[a-z-]+\/([\w-]{54,})/

export function siteInPath(url: string): string | undefined {
  const site = by_id.exec(url)?.[1]
  if (site !== undefined) return site
  const token = by_link.exec(url)?.[1]
  return token === undefined ? undefined : claimedSite(token)
}
