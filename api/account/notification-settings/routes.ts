/** The routes of what a person wants to hear of. */
import { route } from '../../platform/routing/route.ts'
import { getNotificationSettings, updateNotificationSettings } from './service.ts'

export const routes = [route(getNotificationSettings), route(updateNotificationSettings)]
