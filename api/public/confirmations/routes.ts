/** The routes of confirming an address. */
import { route } from '../../platform/routing/route.ts'
import { confirmAddress, showConfirmation } from './service.ts'

export const routes = [route(showConfirmation), route(confirmAddress)]
