/** The routes of pictures. */
import { route } from '../../platform/routing/route.ts'
import { deletePicture, showPicture, uploadPicture } from './service.ts'

export const routes = [route(uploadPicture), route(deletePicture), route(showPicture)]
