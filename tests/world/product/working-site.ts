/** A site whose work goes on when it is told to. */
import type { OpenInstallation } from '../../../api/installation.ts'
import type { SitePart, SiteScope } from '../../../api/platform/features/site-scope.ts'
import { JobWorker } from '../../../api/platform/jobs/worker.ts'
import { runWork, type SiteRunner } from '../../../api/site/automation/runs/record/work.ts'
import { forgetOldVisits } from '../../../api/site/contacts/visitors/housekeeping.ts'
import { forgetByRules } from '../../../api/site/history/retention/housekeeping.ts'
import { jobHandlers } from '../../../api/site-parts.ts'
import { openScope } from '../../../api/site-work.ts'

export interface WorkingSite {
  scope: SiteScope
  worker: JobWorker<'site'>
  runs: SitePart
}

export async function startWork(
  installation: OpenInstallation,
  site_id: string,
  runner: () => SiteRunner,
): Promise<WorkingSite> {
  const scope = await openScope(installation, site_id)
  if (!scope) throw new Error(`There is no site ${site_id}`)
  const runs = runWork(scope, runner)
  const { clock, database } = scope
  const worker = new JobWorker<'site'>({ database, handlers: jobHandlers(scope, runs), clock, log: installation.log })
  await worker.start()
  await runs.start()
  return { scope, worker, runs }
}

export async function stopWork({ worker, runs }: WorkingSite): Promise<void> {
  await worker.stop()
  await runs.stop()
}

/** What is older than the site's rules keep it. */
export async function forgetOld({ scope }: WorkingSite): Promise<void> {
  const { signal } = new AbortController()
  await forgetOldVisits(scope, signal)
  await forgetByRules(scope, signal)
}
