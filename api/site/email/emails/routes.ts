/** The routes of mail to leads and of how a site sends. */
import { route } from '../../../platform/routing/route.ts'
import { getTemplateClickMap } from './click-map-service.ts'
import { getEmailCounts, listEmailCounts } from './counts-service.ts'
import { getEmailHours } from './hours-service.ts'
import { resendEmail, resolveDelivery } from './in-doubt-service.ts'
import { createEmailResend, previewEmailResend } from './resends-service.ts'
import { getEmail, getEmailContent, listEmails } from './service.ts'
import { getEmailSettings, removeDkimKey, updateEmailSettings } from './settings-service.ts'

export const routes = [
  route(listEmails),
  route(getEmail),
  route(getEmailContent),
  route(getEmailHours),
  route(listEmailCounts),
  route(getEmailCounts),
  route(getTemplateClickMap),
  route(resendEmail),
  route(resolveDelivery),
  route(previewEmailResend),
  route(createEmailResend),
  route(getEmailSettings),
  route(updateEmailSettings),
  route(removeDkimKey),
]
