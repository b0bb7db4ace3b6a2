/** The program of the thread that reads one file (in-thread.ts). */
import { readFile as readBytes } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadDocument } from '../../passages/rules.ts'
import type { SourceFormat } from '../table.ts'
import { readFile } from './read-file.ts'
import { type ReadingProblem, ReadingRefused } from './refusal.ts'

export interface Asked {
  path: string
  name: string
  format: SourceFormat
}
export type Answered = { document: ReadDocument } | { refused: ReadingProblem }
/** Sent whenever a part is read. */
export const progressed = 'progressed'

async function answer(): Promise<Answered> {
  const { path, ...of } = workerData as Asked
  try {
    return { document: await readFile(await readBytes(path), of, () => parentPort?.postMessage(progressed)) }
  } catch (error) {
    return { refused: error instanceof ReadingRefused ? error.code : 'file_damaged' }
  }
}

parentPort?.postMessage(await answer())
