/** The endpoint by which visitors upload files: each is read before any is kept. */
import { readFile } from 'node:fs/promises'
import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action, withEarlyCheck } from '../../platform/features/endpoint.ts'
import { clientPlace } from '../../platform/http/client-place.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import type { StoredUpload } from '../../platform/routing/multipart.ts'
import { inWords } from '../../platform/runtime/size.ts'
import type { AssistantSettings } from '../../site/assistants/assistants/rules.ts'
import { conversationLimits as limits } from '../../site/assistants/conversations/limits.ts'
import {
  type ConversationFileRow,
  countFiles,
  insertFiles,
  sentFormat,
} from '../../site/assistants/conversations/rules.ts'
import { ReadingRefusalError, readFile as readSentFile } from '../../site/assistants/knowledge-sources/rules.ts'
import { storageAllowance } from '../../site/content/files/rules.ts'
import { requireSecret, shownConversation, talkingAssistant } from './conversation.ts'
import * as contract from './files-contract.ts'
import { takesPictures } from './files-taken.ts'

const own = { per_minute: limits.chat_uploads_per_minute, burst: limits.chat_uploads_per_minute }
const shared = { per_minute: limits.chat_address_uploads_per_minute, burst: limits.chat_address_uploads_per_minute }

type UploadInput = Input<typeof contract.uploadFiles>
type FileContent = Pick<ConversationFileRow, 'name' | 'format' | 'bytes' | 'content_hash' | 'text'>

/** Whether this visitor may send files to this conversation now. */
async function mayUpload({ params }: Pick<UploadInput, 'params'>, context: Context): Promise<void> {
  const { conversation_id } = params
  await requireSecret(context, conversation_id)
  const { installation, site, request } = context
  installation.rateLimits.demand('chat-upload', `${site.id} ${conversation_id}`, own)
  installation.rateLimits.demand('chat-upload-address', `${site.id} ${clientPlace(request.ip).address}`, shared)
  const database = await installation.databases.site(site.id)
  await database.read(db => takingAssistant(db, conversation_id, 1))
}

/** The assistant of a conversation that takes so many files more. */
async function takingAssistant(db: Handle<'site'>, conversation_id: string, more: number): Promise<AssistantSettings> {
  const { assistant_id } = await shownConversation(db, conversation_id)
  const { published } = await talkingAssistant(db, assistant_id)
  if (!published.takes_files) throw problem('chat_files_off')
  await requireSeats(db, conversation_id, more)
  return published
}

async function read({ params, body }: UploadInput, context: Context): Promise<FileContent[]> {
  const { conversation_id } = params
  const { installation, site } = context
  const files = Object.entries(body).flatMap(([part, file]) => (file ? [{ part, file }] : []))
  const database = await installation.databases.site(site.id)
  const pictures = await database.read(async db =>
    takesPictures(db, await takingAssistant(db, conversation_id, files.length), context),
  )
  for (const { file } of files) {
    if (file.size > limits.chat_file_bytes_max)
      throw problem('body_too_large', { values: { size: inWords(limits.chat_file_bytes_max) } })
  }
  const kept: FileContent[] = []
  for (const { part, file } of files) kept.push(await readOne(`visitors of ${site.id}`, part, file, pictures))
  // Only once each of them is good.
  for (const { file } of files) await installation.storage.keepPart(site.id, file.path, file.hash)
  return kept
}

async function requireSeats(db: Handle<'site'>, conversation_id: string, more: number): Promise<void> {
  const { conversation_files_max: maximum } = limits
  if ((await countFiles(db, conversation_id)) + more > maximum)
    throw problem('chat_files_full', { values: { maximum } })
}

async function readOne(
  line: string,
  part: string,
  { name: given, path, size, hash }: StoredUpload,
  pictures: boolean,
): Promise<FileContent> {
  const format = sentFormat(await readFile(path), given)
  if (!format) throw invalid(`/${part}`, 'chat_file_type')
  if (format === 'image' && !pictures) throw invalid(`/${part}`, 'chat_picture_unseen')
  const name = (given || format).slice(0, limits.chat_file_name_characters_max).toWellFormed()
  const of = { name, format, bytes: size, content_hash: hash }
  if (format === 'image') return { ...of, text: '' }
  try {
    const { chat_file_characters_max: characters_max } = limits
    const { blocks } = await readSentFile({ path, name, format, characters_max }, line)
    const text = blocks.map(block => block.text).join('\n')
    return { ...of, text: text.slice(0, limits.chat_file_characters_max).toWellFormed() }
  } catch (error) {
    if (error instanceof ReadingRefusalError) throw invalid(`/${part}`, 'chat_file_unreadable')
    throw error
  }
}

const upload = action(contract.uploadFiles, read, async (tx, { params }, context, kept) => {
  const { id: conversation_id } = await shownConversation(tx, params.conversation_id)
  await requireSeats(tx, conversation_id, kept.length)
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
  await context.requireRoom(tx, storageAllowance, bytes)
  const rows = kept.map(one => ({
    ...one,
    id: context.newId('conversation_file'),
    conversation_id,
    message_id: null,
    created_at: context.now(),
  }))
  await insertFiles(tx, rows)
  return { data: rows.map(({ id, name, bytes }) => ({ id, name, bytes })) }
})

export const uploadFiles = withEarlyCheck(upload, mayUpload)
