/** The routes of sessions. */
import { route } from '../../platform/route.ts'
import { deleteSession, deleteSessionsElsewhere, listSessions } from './service.ts'

export const routes = [route(listSessions), route(deleteSessionsElsewhere), route(deleteSession)]
