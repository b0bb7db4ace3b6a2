/** The routes of templates. */
import { route } from '../../../platform/routing/route.ts'
import * as importing from './import-service.ts'
import * as preview from './preview-service.ts'
import * as service from './service.ts'
import * as variables from './variables-service.ts'
import * as versions from './versions-service.ts'

export const routes = [
  route(service.listTemplates),
  route(service.createTemplate),
  route(importing.importTemplate),
  route(service.getTemplate),
  route(service.updateTemplate),
  route(service.deleteTemplate),
  route(service.duplicateTemplate),
  route(service.enableTemplate),
  route(service.disableTemplate),
  route(preview.previewTemplate),
  route(preview.sendTemplateTest),
  route(variables.listTemplateVariables),
  route(variables.listTemplateVariableUses),
  route(versions.listTemplateVersions),
  route(versions.restoreTemplate),
  route(versions.listTemplateUses),
]
