/** The routes of who saw data of people. */
import { route } from '../../../platform/routing/route.ts'
import { listDataAccessActors, listDataAccesses } from './service.ts'

export const routes = [route(listDataAccesses), route(listDataAccessActors)]
