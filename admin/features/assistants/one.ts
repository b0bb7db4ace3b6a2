/** The screens of one assistant, which people go to and fro between: they come together. */

export { AskScreen } from './ask/ask-screen.tsx'
export { ConversationList } from './conversations/conversation-list.tsx'
export { ConversationScreen } from './conversations/conversation-screen.tsx'
export { filterOf } from './conversations/list-filter.ts'
export { conversationQuery, conversationsQuery, messagesQuery } from './conversations/queries.ts'
export { AssistantDetails } from './details/assistant-details.tsx'
export { FeedbackScreen } from './feedback/feedback-screen.tsx'
export { assistantQuery } from './queries.ts'
export { AssistantHome } from './screen/assistant-home.tsx'
export { AssistantSettings } from './settings/assistant-settings.tsx'
export { AssistantHistory } from './versions/assistant-history.tsx'
export { AssistantVersions } from './versions/assistant-versions.tsx'
