/** The route of the rules of popups. */
import { route } from '../../platform/routing/route.ts'
import { getPopupRules } from './service.ts'

export const routes = [route(getPopupRules)]
