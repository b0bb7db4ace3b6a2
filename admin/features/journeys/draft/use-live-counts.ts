/** How many people are at each step now. Nobody is, as long as the journey was never published. */
import type { Journey } from '@leadwright/sdk'

const none: ReadonlyMap<string, number> = new Map()

export function useLiveCounts(_site_id: string, _journey: Journey): ReadonlyMap<string, number> {
  return none
}
