/** The routes of conversations. */
import { route } from '../../../platform/routing/route.ts'
import { askAssistant } from './ask-service.ts'
import { startConversationExport } from './export-service.ts'
import {
  correctMessage,
  getAssistantUsage,
  getFeedback,
  listFeedback,
  listUnansweredTopics,
} from './feedback-service.ts'
import { downloadConversationFile } from './files-service.ts'
import {
  attendConversation,
  closeConversation,
  deleteConversation,
  explainMessage,
  getConversation,
  listConversations,
  listMessages,
  replyToConversation,
  returnConversation,
} from './service.ts'

export const routes = [
  route(downloadConversationFile),
  route(askAssistant),
  route(listConversations),
  route(startConversationExport),
  route(getConversation),
  route(listMessages),
  route(explainMessage),
  route(replyToConversation),
  route(attendConversation),
  route(returnConversation),
  route(closeConversation),
  route(deleteConversation),
  route(listFeedback),
  route(getFeedback),
  route(correctMessage),
  route(listUnansweredTopics),
  route(getAssistantUsage),
]
