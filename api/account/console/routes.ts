/** The routes of the console. */
import { route } from '../../platform/route.ts'
import { getInstallation, listAccounts, updateInstallation } from './service.ts'

export const routes = [route(listAccounts), route(getInstallation), route(updateInstallation)]
