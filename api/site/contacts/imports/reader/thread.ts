/** The program of the thread that reads one file (file-reader.ts). */
import { runTasks } from '../../../../platform/runtime/threads/program.ts'
import { type FileContents, type ReadingChoices, readFile } from './read-file.ts'
import { type FileRefusal, FileRefusalError } from './refusal.ts'

/** The thread's request and response. */
export interface ReadingRequest {
  path: string
  out: string
  chosen: ReadingChoices
}
export type ReadingResult =
  | { read: FileContents }
  | { refused: FileRefusal; line: number | undefined }
  /** The code of an error of the file system: nothing is wrong with the file. */
  | { failed: string }

async function read({ path, out, chosen }: ReadingRequest, progress: () => void): Promise<ReadingResult> {
  try {
    return { read: await readFile(path, out, chosen, progress) }
  } catch (error) {
    if (error instanceof FileRefusalError) return { refused: error.code, line: error.line }
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code !== undefined && syscall !== undefined) return { failed: code }
    throw error
  }
}

const tasks = { read }
export type TableTasks = typeof tasks

runTasks(tasks)
