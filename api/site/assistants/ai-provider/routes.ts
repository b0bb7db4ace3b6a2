/** The routes of a site's provider of models. */
import { route } from '../../../platform/routing/route.ts'
import { getAiProvider, listAiModels, removeAiProvider, testAiProvider, updateAiProvider } from './service.ts'

export const routes = [
  route(getAiProvider),
  route(updateAiProvider),
  route(removeAiProvider),
  route(testAiProvider),
  route(listAiModels),
]
