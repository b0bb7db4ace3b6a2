/** The route of images. */
import { route } from '../../platform/routing/route.ts'
import { showImage } from './service.ts'

export const routes = [route(showImage)]
