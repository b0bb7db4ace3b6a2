/** How much of a site's storage its features use together: each declares what it counts, as `storedBytes`. */
import type { Handle } from '../../database/handle.ts'

type Count = (db: Handle<'site'>) => Promise<number>

let declared: readonly Count[] = []

/** Called once, by composition, before the server accepts requests. */
export function declareStoredBytes(all: readonly Count[]): void {
  declared = all
}

export async function bytesKept(db: Handle<'site'>): Promise<number> {
  let sum = 0
  for (const count of declared) sum += await count(db)
  return sum
}
