/** What the rest of the code knows of this feature. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { routes } from './routes.ts'
import { popups as table } from './table.ts'
import { popupsAskingFor, popupsWithAudience, popupsWithImage, popupsWithTag } from './uses.ts'

export const popups = feature({
  name: 'site/capture/popups',
  routes,
  names: { popup: namesOf(table, table.name) },
  uses: { tag: popupsWithTag, audience: popupsWithAudience, field: popupsAskingFor, image: popupsWithImage },
})
