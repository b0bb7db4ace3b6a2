/** The routes of who saw data of people. */
import { route } from '../../../platform/route.ts'
import { listDataAccessActors, listDataAccesses } from './service.ts'

export const routes = [route(listDataAccesses), route(listDataAccessActors)]
