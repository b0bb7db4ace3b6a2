/** Which features work in the background for each site. */
import type { JobHandler } from './platform/jobs/worker.ts'
import type { SitePart, SiteScope } from './site-work.ts'

export function jobHandlers(_scope: SiteScope): readonly JobHandler<'site'>[] {
  return []
}

export function parts(_scope: SiteScope): readonly SitePart[] {
  return []
}
