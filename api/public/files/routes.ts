/** The route of files. */
import { route } from '../../platform/route.ts'
import { downloadFile } from './service.ts'

export const routes = [route(downloadFile)]
