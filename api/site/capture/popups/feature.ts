/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { popupOfResults } from '../results/ports.ts'
import * as events from './events.ts'
import { popupLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { findPopup } from './store.ts'
import { popups as table } from './table.ts'
import {
  popupsAskingFor,
  popupsAtAddress,
  popupsPicturingOption,
  popupsWithAudience,
  popupsWithImage,
  popupsWithTag,
} from './uses.ts'

export const popups = feature({
  name: 'site/capture/popups',
  routes,
  permissions,
  limits: popupLimits,
  events: Object.values(events),
  subjects: { popup: 'manage-popups' },
  provides: [provide(popupOfResults, findPopup)],
  names: { popup: namesOf(table, table.name) },
  uses: { tag: popupsWithTag, audience: popupsWithAudience, field: popupsAskingFor, image: popupsWithImage },
  addressUses: popupsAtAddress,
  optionUses: popupsPicturingOption,
})
