/** The routes of deleting the own account. */
import { route } from '../../platform/route.ts'
import { cancelAccountDeletion, getAccountDeletion, requestAccountDeletion } from './service.ts'

export const routes = [route(getAccountDeletion), route(requestAccountDeletion), route(cancelAccountDeletion)]
