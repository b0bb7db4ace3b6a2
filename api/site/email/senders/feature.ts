/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { attention, latestIn } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { siteSenderAddress } from '../../contacts/lead-quality/rules.ts'
import * as events from './events.ts'
import { senderLimits } from './limits.ts'
import { routes } from './routes.ts'
import { firstReadyAddress } from './rules.ts'
import { countUnverified, isUnverified } from './store.ts'
import { senders as table } from './table.ts'

export const senders = feature({
  name: 'site/email/senders',
  routes,
  limits: senderLimits,
  events: Object.values(events),
  subjects: { sender: 'manage-emails' },
  provides: [provide(siteSenderAddress, firstReadyAddress)],
  attention: [
    attention('unverified_senders', 'manage-emails', countUnverified, latestIn(table.created_at, isUnverified)),
  ],
  names: { sender: namesOf(table, table.email) },
})
