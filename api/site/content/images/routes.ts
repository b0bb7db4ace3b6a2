/** The routes of images. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listImages),
  route(service.uploadImage),
  route(service.getImage),
  route(service.updateImage),
  route(service.deleteImage),
]
