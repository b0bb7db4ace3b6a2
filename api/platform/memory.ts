/** Asks V8 for a collection where it sees no reason to hurry and we know one. Not for use while requests are served. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export interface Collection {
  type: 'minor' | 'major'
  /** Gives as much back to the machine as can be given. */
  flavor?: 'last-resort'
}

let collect: ((options: Collection & { execution: 'sync' }) => void) | undefined

export function collectGarbage(collection: Collection): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as typeof collect
  }
  collect?.({ ...collection, execution: 'sync' })
}

/** Loading the program leaves twice of what it needs behind; after this a server at rest is half as large. */
export const giveBackMemory = (): void => collectGarbage({ type: 'major', flavor: 'last-resort' })
