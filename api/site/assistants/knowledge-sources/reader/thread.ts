/** The program of the thread that reads one file (in-thread.ts). */
import { readFile as readBytes } from 'node:fs/promises'
import { runTasks } from '../../../../platform/runtime/threads/program.ts'
import { markupRefusal } from '../../../../platform/texts/markup/in-thread.ts'
import type { SourceFormat } from '../../knowledge-records/table.ts'
import { type Block, chunksOf, type ReadDocument } from '../../passages/rules.ts'
import { type SentPage, sentPage } from './page.ts'
import { readFile } from './read-file.ts'
import { ReadingRefusalError } from './refusal.ts'

export interface SourceFileRequest {
  path: string
  name: string
  format: SourceFormat
  /** Where it was found. */
  url?: string
}

const read = async ({ path, url, ...of }: SourceFileRequest, progress: () => void): Promise<ReadDocument> => {
  const document = await readFile(await readBytes(path), of, progress)
  return url === undefined ? document : { ...document, url }
}

const tasks = {
  async divide(file: SourceFileRequest, progress: () => void): Promise<SentPage> {
    const document = await read(file, progress)
    const { title, url, warning } = document
    return sentPage({ title, url, warning, chunks: chunksOf(document) })
  },
  /** Of what it says, so many characters. */
  async read({ characters_max, ...file }: SourceFileRequest & { characters_max: number }, progress: () => void) {
    const document = await read(file, progress)
    return { ...document, blocks: blocksWithin(document.blocks, characters_max) }
  },
}
export type FileTasks = typeof tasks

function blocksWithin(blocks: readonly Block[], characters_max: number): Block[] {
  let left = characters_max
  return blocks.flatMap((block): Block[] => {
    if (left <= 0) return []
    const text = block.text.slice(0, left)
    left -= text.length
    return [{ ...block, text }]
  })
}

runTasks(tasks, error => (error instanceof ReadingRefusalError ? error.code : (markupRefusal(error) ?? 'file_damaged')))
