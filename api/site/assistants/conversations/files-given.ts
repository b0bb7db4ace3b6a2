/** What of a conversation's files a model is given: texts as data, and pictures where it sees them; the last sent first. */

import { modelTraits } from '../../../platform/network/ai/model-traits.ts'
import { pictureUrl } from '../../../platform/network/ai/pictures.ts'
import { type ConversationFileRow, filesUpTo } from './files-store.ts'
import { conversationLimits as most } from './limits.ts'
import type { ChatScope } from './scope.ts'

export interface GivenFile {
  name: string
  text: string
}

export interface SentFiles {
  /** All of the conversation so far. */
  rows: readonly ConversationFileRow[]
  /** Some came with the question itself. */
  isNew: boolean
}

export const noFiles: SentFiles = { rows: [], isNew: false }

export async function sentFiles({ database }: ChatScope, conversation_id: string, number: number): Promise<SentFiles> {
  const found = await database.read(db => filesUpTo(db, conversation_id, number))
  return { rows: found.map(({ file }) => file), isNew: found.some(one => one.number === number) }
}

export function textsOf({ rows }: SentFiles): GivenFile[] {
  const given: GivenFile[] = []
  let room: number = most.chat_files_characters
  for (const { name, text, format } of rows) {
    if (format === 'image' || room <= 0) continue
    const part = text.slice(0, room).toWellFormed()
    room -= part.length
    given.push({ name, text: part })
  }
  return given
}

export async function readPictures(
  { rows }: SentFiles,
  model: string,
  { installation, site }: ChatScope,
): Promise<string[]> {
  if (!modelTraits(model).sees) return []
  const given: string[] = []
  let room: number = most.chat_pictures_bytes
  for (const { format, bytes, content_hash } of rows) {
    if (format !== 'image' || bytes > room || given.length === most.chat_files_max) continue
    const stored = await installation.storage.read(site.id, content_hash)
    const url = stored && pictureUrl(stored)
    if (!url) continue
    room -= bytes
    given.push(url)
  }
  return given
}
