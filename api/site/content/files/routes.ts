/** The routes of files. */
import { route } from '../../../platform/routing/route.ts'
import { deleteFile, getFile, listFiles, uploadFile } from './service.ts'

export const routes = [route(listFiles), route(uploadFile), route(getFile), route(deleteFile)]
