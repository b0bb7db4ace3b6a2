/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import * as events from './events.ts'
import { templateFolderLimits } from './limits.ts'
import { routes } from './routes.ts'
import { templateFolders as table } from './table.ts'

export const templateFolders = feature({
  name: 'site/email/template-folders',
  routes,
  limits: templateFolderLimits,
  events: Object.values(events),
  subjects: { template_folder: 'manage-emails' },
  names: { template_folder: namesOf(table, table.name) },
})
