/** Reads a file in a thread of its own, whose memory is capped, and its time without a row: what breaks it, breaks nothing else. */
import { rm } from 'node:fs/promises'
import { asOutage } from '../../../../platform/files/storage/storage.ts'
import { BrokenThreadError, inThread } from '../../../../platform/runtime/threads/in-thread.ts'
import { threadProgram } from '../../../../platform/runtime/threads/program.ts'
import { importLimits } from '../limits.ts'
import type { FileContents } from './read-file.ts'
import { FileRefusalError } from './refusal.ts'
import type { ReadingRequest, ReadingResult, TableTasks } from './thread.ts'

export type { FileContents, ReadingChoices } from './read-file.ts'
export { type FileRefusal, FileRefusalError } from './refusal.ts'
export type { Column, Layout } from './rows-writer.ts'

const readTable = threadProgram<TableTasks>(new URL('./thread.ts', import.meta.url), 'tables')('read')

/**
 * Writes the rows of the file to `out` and answers what it holds; throws `FileRefusalError`, and then leaves nothing there. `site_id`:
 * each site has a line of its own.
 */
export async function readInThread(asked: ReadingRequest, site_id: string): Promise<FileContents> {
  try {
    const answer = await ask(asked, site_id)
    if ('read' in answer) return answer.read
    if ('failed' in answer) throw asOutage({ code: answer.failed })
    throw new FileRefusalError(answer.refused, answer.line)
  } catch (error) {
    await rm(asked.out, { force: true })
    throw error
  }
}

async function ask(asked: ReadingRequest, line: string): Promise<ReadingResult> {
  const { import_reading_milliseconds_max: milliseconds, import_reading_megabytes_max: megabytes } = importLimits
  try {
    return await inThread(readTable, asked, { milliseconds, megabytes, line })
  } catch (error) {
    if (error instanceof BrokenThreadError) return { refused: error.code, line: undefined }
    throw error
  }
}
