/** The routes of sites as files. */
import { route } from '../../platform/routing/route.ts'
import { downloadSiteExport, exportSite, importSite } from './service.ts'

export const routes = [route(exportSite), route(downloadSiteExport), route(importSite)]
