/**
 * Work on what other installations reach too: accounts at services, machines of control panels, tokens that can be renewed once.
 * It rests while the site may go on elsewhere: moved there, or restored from a backup whose original nobody has ended.
 */
import type { JobHandler } from '../jobs/handler.ts'
import { limits } from '../runtime/limits.ts'
import type { SiteFacts } from './context.ts'
import type { SiteScope } from './site-scope.ts'

export const mayGoOnElsewhere = ({ moved, restored }: Pick<SiteFacts, 'moved' | 'restored'>): boolean =>
  moved !== null || restored

export const onlyHere = (
  { clock, facts }: Pick<SiteScope, 'clock' | 'facts'>,
  handler: JobHandler<'site'>,
): JobHandler<'site'> => ({
  ...handler,
  async perform(job, signal) {
    const site = await facts()
    if (!site || !mayGoOnElsewhere(site)) return handler.perform(job, signal)
    return { done: false, again_at: clock.now() + limits.site_elsewhere_look_minutes * 60_000 }
  },
})
