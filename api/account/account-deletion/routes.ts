/** The routes of deleting the own account. */
import { route } from '../../platform/routing/route.ts'
import { cancelAccountDeletion, getAccountDeletion, requestAccountDeletion } from './service.ts'

export const routes = [route(getAccountDeletion), route(requestAccountDeletion), route(cancelAccountDeletion)]
