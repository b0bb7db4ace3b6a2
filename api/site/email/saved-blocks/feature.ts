/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { savedBlockLimits } from './limits.ts'
import { routes } from './routes.ts'
import { savedBlocks as table } from './table.ts'
import { savedBlocksAskingFor, savedBlocksLinkingTo, savedBlocksNamingOption, savedBlocksWith } from './uses.ts'

export const savedBlocks = feature({
  name: 'site/email/saved-blocks',
  routes,
  limits: savedBlockLimits,
  events: Object.values(events),
  subjects: { saved_block: 'manage-emails' },
  uses: {
    field: savedBlocksAskingFor,
    image: savedBlocksWith,
    tag: savedBlocksWith,
    audience: savedBlocksWith,
    campaign: savedBlocksWith,
    assistant: savedBlocksWith,
  },
  addressUses: savedBlocksLinkingTo,
  optionUses: savedBlocksNamingOption,
  names: { saved_block: namesOf(table, table.name) },
})
