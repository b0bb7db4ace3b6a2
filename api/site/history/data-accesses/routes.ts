/** The route of who saw data of people. */
import { route } from '../../../platform/route.ts'
import { listDataAccesses } from './service.ts'

export const routes = [route(listDataAccesses)]
