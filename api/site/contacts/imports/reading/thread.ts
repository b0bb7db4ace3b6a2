/** The program of the thread that reads one file (reading.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { type FileRead, type ReadingChoices, readFile } from './read-file.ts'
import { type FileRefusal, FileRefused } from './refusal.ts'

/** The thread's request and response. */
export interface Asked {
  path: string
  out: string
  chosen: ReadingChoices
}
export type Answered =
  | { read: FileRead }
  | { refused: FileRefusal; line: number | undefined }
  /** The code of an error of the file system: nothing is wrong with the file. */
  | { failed: string }
/** Sent whenever some rows are written. */
export const progressed = 'progressed'

const { path, out, chosen } = workerData as Asked

async function answer(): Promise<Answered> {
  try {
    return { read: await readFile(path, out, chosen, () => parentPort?.postMessage(progressed)) }
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.code, line: error.line }
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code !== undefined && syscall !== undefined) return { failed: code }
    throw error
  }
}

parentPort?.postMessage(await answer())
