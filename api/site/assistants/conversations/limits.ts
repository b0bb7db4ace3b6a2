/** Numbers of conversations with assistants. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const conversationLimits = defineLimits({
  /** When people do not attend to conversations, one that was taken over goes back to the assistant after so long without a word of theirs. */
  chat_attended_idle_minutes: { value: 30, unit: 'minutes' },
  /** Of a conversation's title, which is the beginning of its first question. */
  conversation_title_characters: { value: 120, unit: 'characters' },
  chat_message_characters_max: { value: 4_000, unit: 'characters', refused: 'too_long' },
  chat_comment_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },
  chat_search_characters_max: { value: 200, unit: 'characters', refused: 'too_long' },
  /** Of one visitor, and of one address, which many may share. */
  chat_messages_per_minute: { value: 20, unit: 'messages', refused: 'too_many_requests' },
  chat_address_messages_per_minute: { value: 60, unit: 'messages', refused: 'too_many_requests' },
  chat_starts_per_minute: { value: 10, unit: 'conversations', refused: 'too_many_requests' },
  /** Of a conversation: whoever goes on begins a new one. */
  conversation_messages_max: { value: 2_000, unit: 'messages', refused: 'conversation_full' },
  /** What of a conversation a model is given. */
  chat_history_messages: { value: 12, unit: 'messages' },
  chat_history_characters: { value: 6_000, unit: 'characters' },
  chat_passages: { value: 6, unit: 'passages' },
  chat_passage_characters: { value: 2_400, unit: 'characters' },
  /** Of a passage as an answer cites it. */
  citation_characters: { value: 400, unit: 'characters' },
  /** Of an answer, waited for until a link or a mark in it is whole. */
  chat_held_characters: { value: 3_000, unit: 'characters' },
  /** What providers charge each time that code runs, besides tokens. */
  chat_code_cents: { value: 3, unit: 'cents' },
  chat_output_tokens_max: { value: 1_200, unit: 'tokens' },
  /** Sent along with one message, and in one conversation. */
  chat_files_max: { value: 10, unit: 'files', refused: 'too_many_files' },
  chat_file_bytes_max: { value: 5_242_880, unit: 'bytes', refused: 'body_too_large' },
  chat_file_name_characters_max: { value: 200, unit: 'characters' },
  conversation_files_max: { value: 50, unit: 'files', refused: 'chat_files_full' },
  /** Uploads of one visitor, and of one address. */
  chat_uploads_per_minute: { value: 5, unit: 'uploads', refused: 'too_many_requests' },
  chat_address_uploads_per_minute: { value: 20, unit: 'uploads', refused: 'too_many_requests' },
  /** The text that is kept of a file, and what of all files of a conversation a model is given. */
  chat_file_characters_max: { value: 40_000, unit: 'characters' },
  chat_files_characters: { value: 30_000, unit: 'characters' },
  chat_pictures_bytes: { value: 10_485_760, unit: 'bytes' },
  /** What was uploaded and never sent. */
  chat_unsent_file_hours: { value: 24, unit: 'hours' },
  /** In the transcript at once. */
  chat_transcript_messages: { value: 100, unit: 'messages' },
  /** Streams of one conversation, in as many tabs. */
  chat_streams_per_conversation_max: { value: 10, unit: 'streams', refused: 'too_many_requests' },
  /** When the streams of conversations that are gone without an event end. */
  chat_stream_check_seconds: { value: 15, unit: 'seconds' },
  chat_stream_batch_events: { value: 100, unit: 'events' },
  /** For how long a visitor's link to a conversation leads to it. */
  chat_link_days: { value: 365, unit: 'days' },
  unanswered_topics_shown: { value: 200, unit: 'topics' },
  conversation_export_rows: { value: 50_000, unit: 'messages' },
  /** Read and written together. */
  conversation_export_batch: { value: 20, unit: 'conversations' },
})
