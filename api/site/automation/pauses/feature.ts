/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { siteResumption } from '../../../account/sites/ports.ts'
import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { pausedWork } from '../journeys/ports.ts'
import { resumptionOfSite, workOfPauses } from './rules.ts'

export const pauses = feature({
  name: 'site/automation/pauses',
  provides: [provide(siteResumption, resumptionOfSite), provide(pausedWork, workOfPauses)],
})
