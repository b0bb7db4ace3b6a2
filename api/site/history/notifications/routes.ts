/** The routes of notifications. */
import { route } from '../../../platform/routing/route.ts'
import { dismissNews, getNotifications, markNotificationsRead, readNews } from './service.ts'

export const routes = [route(getNotifications), route(markNotificationsRead), route(readNews), route(dismissNews)]
