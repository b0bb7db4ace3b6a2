/** The routes of custom fields. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listCustomFields),
  route(service.createCustomField),
  route(service.getCustomField),
  route(service.updateCustomField),
  route(service.deleteCustomField),
  route(service.restoreCustomField),
  route(service.moveCustomField),
]
