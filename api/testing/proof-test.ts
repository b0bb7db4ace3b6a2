import { type TestContext, test } from 'vitest'
import { sized } from './repetitions.ts'

type Declare = (name: string, work: (context: TestContext) => Promise<void> | void, timeout?: number) => void

/** A test that only the proof runs, in a file whose other tests leave the state that it begins with. */
export const proofTest: Declare = sized<Declare>(
  () => undefined,
  (name, work, timeout) => test(name, work, timeout),
)
