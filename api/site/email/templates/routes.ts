/** The routes of templates. */
import { route } from '../../../platform/route.ts'
import * as service from './service.ts'

export const routes = [
  route(service.listTemplates),
  route(service.createTemplate),
  route(service.getTemplate),
  route(service.updateTemplate),
  route(service.deleteTemplate),
  route(service.duplicateTemplate),
  route(service.enableTemplate),
  route(service.disableTemplate),
  route(service.previewTemplate),
  route(service.sendTemplateTest),
  route(service.listTemplateVariables),
]
