/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../platform/features/feature.ts'
import { namesOfActors as actorNames } from '../../platform/features/operations/wire.ts'
import { provide } from '../../platform/features/port.ts'
import { routes } from './routes.ts'
import { namesOfActors } from './rules.ts'
import { forgetActivitiesOf } from './store.ts'

export const accountActivities = feature({
  name: 'account/activities',
  routes,
  provides: [provide(actorNames, namesOfActors)],
  eraseUser: (tx, { account_ids }) => forgetActivitiesOf(tx, account_ids),
})
