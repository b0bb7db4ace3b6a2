/** What is asked about emails by a few features: it comes with their chunks. */
import {
  AutomatedEmailsResource,
  EmailResponsesResource,
  EmailsResource,
  SavedBlocksResource,
  SendersResource,
  SendingDomainsResource,
  SuppressionsResource,
  TemplateFoldersResource,
  UnsubscribePageResource,
} from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const emailClient = clientOf({
  automatedEmails: AutomatedEmailsResource,
  emailResponses: EmailResponsesResource,
  emails: EmailsResource,
  savedBlocks: SavedBlocksResource,
  senders: SendersResource,
  sendingDomains: SendingDomainsResource,
  suppressions: SuppressionsResource,
  templateFolders: TemplateFoldersResource,
  unsubscribePage: UnsubscribePageResource,
})
