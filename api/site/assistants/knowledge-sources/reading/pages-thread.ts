/** The program of the thread that reads pages (pages-in-thread.ts), one after another. */
import { parentPort } from 'node:worker_threads'
import type { IndexEntry } from '../../passages/rules.ts'
import { type DividedPage, dividedPage, type FetchedBytes } from './page.ts'
import { type ReadingProblem, ReadingRefused } from './refusal.ts'

export interface AskedPage extends Omit<FetchedBytes, 'bytes'> {
  number: number
  bytes: Uint8Array
}

export type SentPage = Omit<DividedPage, 'chunks'> & {
  chunks: Omit<DividedPage['chunks'][number], 'hash'>[]
  /** Of all passages, one after another. */
  hashes: Uint8Array
  entries: readonly IndexEntry[]
}
export type AnsweredPage = { number: number } & ({ page: SentPage } | { refused: ReadingProblem })

function answer({ number, bytes, ...of }: AskedPage): AnsweredPage {
  try {
    const { chunks, ...page } = dividedPage({ ...of, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) })
    const hashes = new Uint8Array(Buffer.concat(chunks.map(({ hash }) => hash)))
    return { number, page: { ...page, hashes, chunks: chunks.map(({ hash: _, ...chunk }) => chunk) } }
  } catch (error) {
    return { number, refused: error instanceof ReadingRefused ? error.code : 'file_damaged' }
  }
}

parentPort?.on('message', (asked: AskedPage) => parentPort?.postMessage(answer(asked)))
