/** The route of images. */
import { route } from '../../platform/route.ts'
import { showImage } from './service.ts'

export const routes = [route(showImage)]
