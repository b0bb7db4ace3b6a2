/** The routes of sessions. */
import { route } from '../../platform/routing/route.ts'
import { deleteSession, deleteSessionsElsewhere, listSessions } from './service.ts'

export const routes = [route(listSessions), route(deleteSessionsElsewhere), route(deleteSession)]
