/** The routes of API keys. */
import { route } from '../../platform/routing/route.ts'
import { createApiKey, deleteApiKey, getApiKey, listApiKeys, resetApiKey, updateApiKey } from './service.ts'

export const routes = [
  route(listApiKeys),
  route(createApiKey),
  route(getApiKey),
  route(updateApiKey),
  route(resetApiKey),
  route(deleteApiKey),
]
