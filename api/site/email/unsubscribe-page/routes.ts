/** The routes of the unsubscribe page's design, and of what leads chose on it. */
import { route } from '../../../platform/routing/route.ts'
import { getUnsubscribePage, listLeadTopics, previewUnsubscribePage, updateUnsubscribePage } from './service.ts'

export const routes = [
  route(getUnsubscribePage),
  route(updateUnsubscribePage),
  route(previewUnsubscribePage),
  route(listLeadTopics),
]
