/** The routes of files. */
import { route } from '../../../platform/routing/route.ts'
import { deleteFile, getFile, getFileContent, listFiles, uploadFile } from './service.ts'

export const routes = [route(listFiles), route(uploadFile), route(getFile), route(getFileContent), route(deleteFile)]
