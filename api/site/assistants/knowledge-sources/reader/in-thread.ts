/** Reads a file in a thread of its own, whose memory and time are capped: what breaks it, breaks nothing else. */
import { BrokenThreadError, inThread, ThreadRefusalError } from '../../../../platform/runtime/threads/in-thread.ts'
import { type ThreadTask, threadProgram } from '../../../../platform/runtime/threads/program.ts'
import type { ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { type DividedPage, withHashes } from './page.ts'
import { type ReadingProblem, ReadingRefusalError } from './refusal.ts'
import type { FileTasks, SourceFileRequest } from './thread.ts'

const program = threadProgram<FileTasks>(new URL('./thread.ts', import.meta.url), 'files')
const [divide, read] = [program('divide'), program('read')]

/** `line`: who waits, the id of a site. */
async function ask<I, O>(task: ThreadTask<I, O>, file: I, line: string): Promise<O> {
  const { reading_milliseconds_max: milliseconds, reading_megabytes_max: megabytes } = knowledgeLimits
  try {
    return await inThread(task, file, { milliseconds, megabytes, line })
  } catch (error) {
    const isRefused = error instanceof BrokenThreadError || error instanceof ThreadRefusalError
    throw isRefused ? new ReadingRefusalError(error.code as ReadingProblem) : error
  }
}

/** Its passages. */
export const divideFile = async (file: SourceFileRequest, line: string): Promise<DividedPage> =>
  withHashes(await ask(divide, file, line))

/** What it says, up to so many characters. */
export const readFile = (file: SourceFileRequest & { characters_max: number }, line: string): Promise<ReadDocument> =>
  ask(read, file, line)
