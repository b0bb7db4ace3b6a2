/** The routes of page templates. */
import { route } from '../../../../platform/routing/route.ts'
import { createPageFromTemplate, listPageTemplates, previewPageTemplate } from './service.ts'

export const routes = [route(listPageTemplates), route(previewPageTemplate), route(createPageFromTemplate)]
