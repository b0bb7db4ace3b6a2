/** From rows to what the API answers. */
import { usdMicros } from '../../../platform/network/ai/cost.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import type { ConversationFileRow } from './files-store.ts'
import type { ConversationRow, MessageRow } from './store.ts'
import type { KeptPassage } from './table.ts'

export const toConversation = (row: ConversationRow) => ({
  id: row.id,
  assistant_id: row.assistant_id,
  channel: row.channel,
  status: row.status,
  title: row.title,
  language: row.language,
  lead_id: row.lead_id,
  visitor_id: row.visitor_id,
  user_id: row.user_id,
  user_name: row.user_name,
  message_count: row.message_count,
  ...(row.rating !== null && { rating: row.rating }),
  comment: row.comment,
  last_message_at: toInstant(row.last_message_at),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toCitation = (kept: KeptPassage) => {
  const { number, source_id, source_name, version, position, heading, url, excerpt } = kept
  return { number, source_id, source_name, version, position, heading, url, excerpt }
}

type FileFacts = Pick<ConversationFileRow, 'id' | 'name' | 'bytes' | 'format'>

export const toSentFile = ({ id, name, bytes, format }: FileFacts) => ({
  id,
  name,
  bytes,
  is_picture: format === 'image',
})

export const toMessage = (row: MessageRow, files: readonly FileFacts[] = []) => ({
  id: row.id,
  number: row.number,
  author: row.author,
  user_name: row.user_name,
  text: row.text,
  status: row.status,
  reason: row.reason,
  files: files.map(toSentFile),
  citations: row.why?.passages.filter(({ cited }) => cited).map(toCitation) ?? [],
  confidence: row.why?.confidence ?? null,
  ...(row.rating !== null && { rating: row.rating }),
  comment: row.comment,
  corrected_by: row.corrected_by,
  cost_usd_micros: usdMicros(row.cost),
  created_at: toInstant(row.created_at),
  completed_at: toInstantOrNull(row.completed_at),
})
