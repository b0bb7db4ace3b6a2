/** What furnishing goes by, and what has been made so far. */

import type { Handle } from '../../platform/database/handle.ts'
import type { NewId } from '../../platform/runtime/ids.ts'
import type { Brand } from '../../platform/schemas/brand.ts'
import type { NewKey } from '../../site/email/sending-domains/keys.ts'
import type { StoredPicture } from '../pictures/pictures.ts'
import type { HistoryEntry } from './note.ts'

export type Tx = Handle<'site'>
export const day_ms = 86_400_000

export interface FurnishContext {
  newId: NewId
  now: number
  /** Who did it all. */
  user_id: string
  pictures: readonly StoredPicture[]
  brand: Brand
  dkim: NewKey
  /** What was done, to be written once all of it is known. */
  history: HistoryEntry[]
}

/** Ids by name. */
export interface SiteContents {
  at: number
  tags: Map<string, string>
  audiences: Map<string, string>
  fields: Map<string, string>
  pictures: Map<string, string>
}

/** The id of a thing that is named; a name that nothing has is a mistake of the business. */
export function idOf(of: ReadonlyMap<string, string>, name: string): string {
  const id = of.get(name)
  if (id === undefined) throw new Error(`The demo has nothing that is called ${name}`)
  return id
}
