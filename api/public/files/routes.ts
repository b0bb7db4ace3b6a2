/** The routes of files. */
import { route } from '../../platform/routing/route.ts'
import { downloadFile, showFont } from './service.ts'

export const routes = [route(downloadFile), route(showFont)]
