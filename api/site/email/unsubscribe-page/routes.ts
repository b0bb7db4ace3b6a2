/** The routes of the unsubscribe page's design. */
import { route } from '../../../platform/route.ts'
import { getUnsubscribePage, previewUnsubscribePage, updateUnsubscribePage } from './service.ts'

export const routes = [route(getUnsubscribePage), route(updateUnsubscribePage), route(previewUnsubscribePage)]
