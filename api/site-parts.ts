/** Which features work in the background for each site. */
import type { JobHandler } from './platform/jobs/worker.ts'
import type { RunnerFor } from './site/runs/work.ts'
import type { SitePart, SiteScope } from './site-work.ts'

export const jobHandlers = (_scope: SiteScope): readonly JobHandler<'site'>[] => []

export const siteParts = (_scope: SiteScope, _runnerFor: RunnerFor): readonly SitePart[] => []
