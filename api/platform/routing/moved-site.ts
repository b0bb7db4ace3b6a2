/** A site that went on elsewhere: whoever comes to its former place is sent there, or told that it is not reached here. */
import type { SiteFacts } from '../features/context.ts'
import { problem } from '../problem/problem.ts'
import { limits } from '../runtime/limits.ts'

/** Nothing of what would be taken in here would reach who goes on with the site. */
export function requireHere({ moved }: Pick<SiteFacts, 'moved'>): void {
  if (moved === null) return
  const retry_after_seconds = limits.site_elsewhere_retry_seconds
  throw problem('site_elsewhere', { retry_after_seconds, ...(moved.to !== null && { moved_to: moved.to }) })
}
