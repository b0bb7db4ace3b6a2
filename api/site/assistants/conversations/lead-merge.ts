/** Conversations of two leads that become one, and of each again. */
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { type LeadMerge, movedByKey, movedTogether, type Separation } from '../../../platform/features/lead-merge.ts'
import { conversations, conversationMessages as messages } from './table.ts'

/** A conversation is of whoever has the address that was left in its form. */
async function separateConversations(
  tx: Handle<'site'>,
  { from, into, since, email_keys }: Separation,
): Promise<string[]> {
  const theirs = inArray(
    conversations.email_key,
    sql`(select value from json_each(${JSON.stringify([...email_keys])}))`,
  )
  const moved = await tx
    .update(conversations)
    .set({ lead_id: from })
    .where(and(eq(conversations.lead_id, into), gte(conversations.form_sent_at, since), theirs))
    .returning({ id: conversations.id })
  return moved.map(({ id }) => id)
}

export const mergingConversations: LeadMerge = {
  ...movedTogether(
    movedByKey('conversations', conversations, conversations.id),
    movedByKey('conversation_messages', messages, messages.id),
  ),
  separate: separateConversations,
}
