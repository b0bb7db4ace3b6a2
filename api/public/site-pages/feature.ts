/** The declaration of this feature: everything that the rest of the code needs to know of it. Its pages are served by app.ts. */
import { feature } from '../../platform/features/feature.ts'
import { sitePageLimits } from './limits.ts'

export const publicSitePages = feature({
  name: 'public/site-pages',
  limits: sitePageLimits,
})
