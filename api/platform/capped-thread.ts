/** Starts a thread that reads what strangers sent: its memory is capped, it prints nothing, and what breaks it, breaks nothing else. */
import { Worker } from 'node:worker_threads'

/** How a thread may break: by what was too large for it, or otherwise. */
export type ThreadBreak = 'unpacked_too_large' | 'file_damaged'

interface CappedThread {
  /** Of its heap. */
  megabytes_max: number
  workerData?: unknown
  /** It has ended, by itself or terminated: whoever still waits for an answer gets none. */
  onBroken: (how: ThreadBreak) => void
}

export function startCappedThread(program: URL, { megabytes_max, workerData, onBroken }: CappedThread): Worker {
  const worker = new Worker(program, {
    workerData,
    // Libraries print warnings about unusual files.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes_max },
  })
  worker.on('error', error => {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    onBroken(isTooLarge ? 'unpacked_too_large' : 'file_damaged')
  })
  worker.on('exit', () => onBroken('file_damaged'))
  return worker
}
