/** The routes of the console. */
import { route } from '../../platform/routing/route.ts'
import { getInstallationHealth, listInstallationOperations } from './operation-service.ts'
import { getInstallation, listAccounts, updateInstallation } from './service.ts'

export const routes = [
  route(listAccounts),
  route(getInstallation),
  route(updateInstallation),
  route(listInstallationOperations),
  route(getInstallationHealth),
]
