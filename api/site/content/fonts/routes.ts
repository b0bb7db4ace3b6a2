/** The routes of fonts. */
import { route } from '../../../platform/routing/route.ts'
import { listFontCharacters } from './service.ts'

export const routes = [route(listFontCharacters)]
