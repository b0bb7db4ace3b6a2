/** The route of looking through knowledge. */
import { route } from '../../../platform/route.ts'
import { searchKnowledge } from './service.ts'

export const routes = [route(searchKnowledge)]
