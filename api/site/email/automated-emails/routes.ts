/** The routes of the emails that a site sends by itself. */
import { route } from '../../../platform/routing/route.ts'
import {
  getAutomatedEmail,
  listAutomatedEmails,
  resetAutomatedEmail,
  updateAutomatedEmail,
  writeAutomatedEmail,
} from './service.ts'

export const routes = [
  route(listAutomatedEmails),
  route(getAutomatedEmail),
  route(updateAutomatedEmail),
  route(writeAutomatedEmail),
  route(resetAutomatedEmail),
]
