/** The screens of what is said with one assistant: they come together. */

export { AskScreen } from '../ask/ask-screen.tsx'
export { FeedbackScreen } from '../feedback/feedback-screen.tsx'
export { assistantQuery } from '../queries.ts'
export { ConversationList } from './conversation-list.tsx'
export { ConversationScreen } from './conversation-screen.tsx'
export { filterOf } from './list-filter.ts'
export { conversationQuery, conversationsQuery, messagesQuery } from './queries.ts'
