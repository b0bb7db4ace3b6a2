/** The routes of assistants. */
import { route } from '../../../platform/routing/route.ts'
import { getAssistantAllowance } from './allowance-service.ts'
import {
  archiveAssistant,
  createAssistant,
  deleteAssistant,
  duplicateAssistant,
  getAssistant,
  listAssistants,
  listAssistantUses,
  unarchiveAssistant,
  updateAssistant,
} from './service.ts'
import { listAssistantVersions, publishAssistant, restoreAssistant, unpublishAssistant } from './versions-service.ts'

export const routes = [
  route(listAssistants),
  route(createAssistant),
  route(getAssistant),
  route(updateAssistant),
  route(deleteAssistant),
  route(duplicateAssistant),
  route(publishAssistant),
  route(unpublishAssistant),
  route(archiveAssistant),
  route(unarchiveAssistant),
  route(listAssistantVersions),
  route(restoreAssistant),
  route(listAssistantUses),
  route(getAssistantAllowance),
]
