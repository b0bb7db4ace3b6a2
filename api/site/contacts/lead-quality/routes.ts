/** The routes of email quality. */
import { route } from '../../../platform/routing/route.ts'
import { checkEmail, getLeadQualitySettings, updateLeadQualitySettings } from './service.ts'

export const routes = [route(getLeadQualitySettings), route(updateLeadQualitySettings), route(checkEmail)]
