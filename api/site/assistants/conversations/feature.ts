/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { attention, sinceToday } from '../../../platform/features/attention.ts'
import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { retention } from '../../../platform/features/retention.ts'
import { ownerOf } from '../../../platform/routing/assistant-reach.ts'
import { answersAllowance } from './allowances.ts'
import * as events from './events.ts'
import { conversationExport } from './export-operation.ts'
import { bytesOfConversationFiles, hashesOfConversationFiles } from './files-store.ts'
import { chatHousekeeping } from './housekeeping.ts'
import { leadAssistants } from './lead-assistants-table.ts'
import { mergingConversations } from './lead-merge.ts'
import { conversationLimits } from './limits.ts'
import { routes } from './routes.ts'
import {
  countUnanswered,
  countWaiting,
  eraseConversations,
  eraseVisitorsOfConversations,
  findConversation,
  findConversationOfMessage,
  forgetConversations,
  latestUnanswered,
  latestWaiting,
} from './store.ts'
import { conversations as table } from './table.ts'
import { countWithoutAnswers } from './usage-store.ts'

export const conversations = feature({
  name: 'site/assistants/conversations',
  routes,
  limits: conversationLimits,
  allowances: [answersAllowance],
  events: Object.values(events),
  subjects: { conversation: 'manage-assistants' },
  assistantsOf: {
    conversation: async (db, id) => ownerOf(await findConversation(db, id)),
    conversation_message: async (db, id) => ownerOf(await findConversationOfMessage(db, id)),
  },
  names: { conversation: namesOf(table, table.title) },
  operations: [conversationExport],
  housekeeping: chatHousekeeping,
  attention: [
    attention('conversations_waiting', 'manage-assistants', countWaiting, latestWaiting),
    attention('conversations_unanswered', 'manage-assistants', countUnanswered, latestUnanswered),
    attention('assistants_without_answers', 'manage-assistants', countWithoutAnswers, sinceToday),
  ],
  leadSets: [{ name: 'assistants', member: leadAssistants.assistant_id }],
  merge: mergingConversations,
  erase: eraseConversations,
  eraseVisitors: eraseVisitorsOfConversations,
  storedBytes: bytesOfConversationFiles,
  storedHashes: hashesOfConversationFiles,
  retention: [
    retention('conversations', 1, async (tx, forgetting) => {
      const rows = await forgetConversations(tx, forgetting)
      return { rows, more: rows === forgetting.batch }
    }),
  ],
  uses: { assistant: 'history', knowledge_source: 'history' },
})
