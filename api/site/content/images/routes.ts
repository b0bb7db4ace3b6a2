/** The routes of images. */
import { route } from '../../../platform/route.ts'
import { deleteImage, getImage, listImages, uploadImage } from './service.ts'

export const routes = [route(listImages), route(uploadImage), route(getImage), route(deleteImage)]
