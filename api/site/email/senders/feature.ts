/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { routes } from './routes.ts'
import { senders as table } from './table.ts'

export const senders = feature({
  name: 'site/email/senders',
  routes,
  names: { sender: namesOf(table, table.email) },
})
