/** The routes of visitors' chats. */
import { route } from '../../platform/routing/route.ts'
import { uploadFiles } from './files-service.ts'
import { submitChatForm } from './form-service.ts'
import {
  askForPerson,
  forgetConversation,
  getChat,
  listChatMessages,
  rateChatMessage,
  startConversation,
} from './service.ts'
import { followChat, sendMessage } from './stream-service.ts'

export const routes = [
  route(getChat),
  route(startConversation),
  route(uploadFiles),
  route(sendMessage),
  route(listChatMessages),
  route(followChat),
  route(rateChatMessage),
  route(askForPerson),
  route(submitChatForm),
  route(forgetConversation),
]
