/** The declaration of this feature: everything that the rest of the code needs to know of it. */
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { capturingAssistant } from '../../capture/campaigns/rules.ts'
import { pageChats } from '../../capture/popups/rules.ts'
import { imagesOfAssistants } from '../../content/images/rules.ts'
import { sourcesOfAssistants } from '../knowledge-sources/rules.ts'
import { assistantsAllowance } from './allowances.ts'
import { assistantsFrom, listAvatars, listSources } from './belongings.ts'
import * as events from './events.ts'
import { assistantLimits } from './limits.ts'
import { publishedChats } from './page-chats.ts'
import { permissions } from './permissions.ts'
import { routes } from './routes.ts'
import { assistantFacts } from './rules.ts'
import { assistants as table } from './table.ts'
import { assistantsAskingFor, assistantsAtAddress, assistantsOfSite, assistantsWith } from './uses.ts'

export const assistants = feature({
  name: 'site/assistants/assistants',
  routes,
  permissions,
  limits: assistantLimits,
  allowances: [assistantsAllowance],
  events: Object.values(events),
  subjects: { assistant: 'manage-assistants' },
  provides: [
    provide(pageChats, publishedChats),
    provide(capturingAssistant, assistantFacts),
    provide(sourcesOfAssistants, listSources),
    provide(imagesOfAssistants, listAvatars),
  ],
  assistantsOf: { knowledge_source: assistantsFrom },
  names: { assistant: namesOf(table, table.name) },
  addressUses: assistantsAtAddress,
  uses: {
    site: assistantsOfSite,
    image: assistantsWith,
    tag: assistantsWith,
    audience: assistantsWith,
    field: assistantsAskingFor,
    vector: assistantsWith,
    knowledge_source: assistantsWith,
  },
})
