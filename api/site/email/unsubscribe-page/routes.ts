/** The routes of the unsubscribe page's texts. */
import { route } from '../../../platform/route.ts'
import { getUnsubscribePage, updateUnsubscribePage } from './service.ts'

export const routes = [route(getUnsubscribePage), route(updateUnsubscribePage)]
