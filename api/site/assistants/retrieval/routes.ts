/** The route of looking through knowledge. */
import { route } from '../../../platform/routing/route.ts'
import { searchKnowledge } from './service.ts'

export const routes = [route(searchKnowledge)]
