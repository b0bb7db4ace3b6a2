/** The routes of template folders. */
import { route } from '../../../platform/routing/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listTemplateFolders),
  route(service.createTemplateFolder),
  route(service.getTemplateFolder),
  route(service.updateTemplateFolder),
  route(service.deleteTemplateFolder),
]
