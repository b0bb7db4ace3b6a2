/** Numbers of served pages. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const sitePageLimits = defineLimits({
  /** Kept in memory. */
  rendered_pages_max: { value: 2_000, unit: 'pages' },
  /** Whose sites are known without asking. */
  subdomains_known_max: { value: 10_000, unit: 'subdomains' },
})
