/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { provide } from '../../../platform/features/port.ts'
import { contentErrors, savedBlockCounts } from '../saved-blocks/rules.ts'
import { templateFolderCounts } from '../template-folders/rules.ts'
import { errorsInBlocks } from './content.ts'
import * as events from './events.ts'
import { templateTestHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { templateLimits } from './limits.ts'
import { routes } from './routes.ts'
import { followingSavedBlocks } from './saved-blocks.ts'
import { countByFolder, namesOfTemplates } from './store.ts'
import {
  countsOfSavedBlocks,
  templatesLinkingTo,
  templatesNamingOption,
  templatesPrinting,
  templatesSortedInto,
  templatesWith,
} from './uses.ts'

export const templates = feature({
  name: 'site/email/templates',
  routes,
  limits: templateLimits,
  events: Object.values(events),
  subjects: { template: 'manage-emails' },
  jobs: Object.values(jobs),
  handlers: scope => [templateTestHandler(scope)],
  consumers: [followingSavedBlocks],
  provides: [
    provide(contentErrors, errorsInBlocks),
    provide(savedBlockCounts, countsOfSavedBlocks),
    provide(templateFolderCounts, countByFolder),
  ],
  uses: {
    field: templatesPrinting,
    image: templatesWith,
    saved_block: templatesWith,
    template_folder: templatesSortedInto,
    tag: templatesWith,
    audience: templatesWith,
    campaign: templatesWith,
    assistant: templatesWith,
  },
  addressUses: templatesLinkingTo,
  optionUses: templatesNamingOption,
  names: { template: namesOfTemplates },
})
