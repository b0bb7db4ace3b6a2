/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { membership } from '../audiences/ports.ts'
import { audiencesWithAudience } from '../audiences/rules.ts'
import { forgetDues } from './dues-store.ts'
import { following } from './follow-changes.ts'
import { audienceDuesHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { dynamicAudienceLimits } from './limits.ts'
import { audienceRecomputation, beginRecomputation, recomputationsUnderWay } from './recomputation.ts'
import { requireAudienceFilter } from './rules.ts'
import { followingZone } from './zone.ts'

export const dynamicAudiences = feature({
  name: 'site/contacts/dynamic-audiences',
  limits: dynamicAudienceLimits,
  jobs: Object.values(jobs),
  handlers: scope => [audienceDuesHandler(scope)],
  consumers: [following],
  housekeeping: followingZone,
  operations: [audienceRecomputation],
  // When a lead's membership turns by itself: asked again once the lead that stays is told of as changed.
  merge: 'stays',
  erase: 'with_lead',
  uses: { audience: audiencesWithAudience },
  provides: [
    provide(membership, {
      requireFilter: requireAudienceFilter,
      beginRecomputation,
      forgetDues,
      recomputationsUnderWay,
    }),
  ],
})
