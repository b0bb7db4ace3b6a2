/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { siteSenderAddress } from '../../contacts/lead-quality/rules.ts'
import { routes } from './routes.ts'
import { firstReadyAddress } from './rules.ts'
import { senders as table } from './table.ts'

export const senders = feature({
  name: 'site/email/senders',
  routes,
  provides: [provide(siteSenderAddress, firstReadyAddress)],
  names: { sender: namesOf(table, table.email) },
})
