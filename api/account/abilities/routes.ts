/** The routes of what the caller may do. */
import { route } from '../../platform/routing/route.ts'
import { checkAccess, listAbilities } from './service.ts'

export const routes = [route(listAbilities), route(checkAccess)]
