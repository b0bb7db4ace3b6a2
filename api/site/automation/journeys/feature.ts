/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { triggers } from './consumer.ts'
import { dateTriggersHandler } from './date-triggers.ts'
import { enrollExistingHandler } from './jobs.ts'
import { routes } from './routes.ts'
import { routes as simulations } from './simulation/routes.ts'
import { routes as starters } from './starters/routes.ts'
import { journeys as table } from './table.ts'
import { routes as transfers } from './transfer/routes.ts'
import { journeysNaming, journeysUsingField, liveJourneys } from './uses.ts'

export const journeys = feature({
  name: 'site/automation/journeys',
  routes: [...routes, ...starters, ...transfers, ...simulations],
  jobs: scope => [enrollExistingHandler(scope), dateTriggersHandler(scope)],
  consumers: [triggers],
  names: { journey: namesOf(table, table.name) },
  uses: {
    site: liveJourneys,
    tag: journeysNaming,
    audience: journeysNaming,
    field: journeysUsingField,
    popup: journeysNaming,
    campaign: journeysNaming,
    template: journeysNaming,
    sender: journeysNaming,
  },
})
