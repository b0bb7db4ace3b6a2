import { type TestContext, test } from 'vitest'
import { sized } from './repetitions.ts'

interface Declare {
  (name: string, work: (context: TestContext) => Promise<void> | void, timeout?: number): void
  (name: string, options: { timeout: number }, work: (context: TestContext) => Promise<void> | void): void
}

/** A test that only the proof runs, in a file whose other tests leave the state that it begins with. */
export const proofTest: Declare = sized<Declare>(() => undefined, test)
