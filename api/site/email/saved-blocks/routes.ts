/** The routes of saved blocks. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listSavedBlocks),
  route(service.createSavedBlock),
  route(service.getSavedBlock),
  route(service.updateSavedBlock),
  route(service.deleteSavedBlock),
  route(service.listSavedBlockUses),
]
