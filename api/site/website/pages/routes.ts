/** The routes of pages. */
import { route } from '../../../platform/routing/route.ts'
import { exportPages } from './export/service.ts'
import { importPage } from './import/service.ts'
import * as menu from './menu-service.ts'
import { previewPage } from './preview-service.ts'
import { getPageResults } from './results-service.ts'
import * as service from './service.ts'
import { routes as templates } from './templates/routes.ts'
import * as versions from './versions-service.ts'

export const routes = [
  ...templates,
  route(importPage),
  route(exportPages),
  route(service.listPages),
  route(service.createPage),
  route(service.getPage),
  route(service.updatePage),
  route(service.deletePage),
  route(service.duplicatePage),
  route(menu.getPageMenu),
  route(menu.setPageMenu),
  route(previewPage),
  route(versions.publishPage),
  route(versions.unpublishPage),
  route(versions.schedulePage),
  route(versions.listPageVersions),
  route(versions.restorePage),
  route(versions.listPageUses),
  route(getPageResults),
]
