/** The routes of template folders. */
import { route } from '../../../platform/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listTemplateFolders),
  route(service.createTemplateFolder),
  route(service.getTemplateFolder),
  route(service.updateTemplateFolder),
  route(service.deleteTemplateFolder),
]
