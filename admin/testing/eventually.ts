import { vi } from 'vitest'

/** As long as `expect.poll` waits: the second that is usual is short for a browser on a busy machine. */
const timeout = 15_000

/** Does it again until it does not fail. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, { timeout })
