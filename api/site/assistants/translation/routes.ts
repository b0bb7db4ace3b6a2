/** The routes of translations. */
import { route } from '../../../platform/routing/route.ts'
import { translateText } from './service.ts'

export const routes = [route(translateText)]
