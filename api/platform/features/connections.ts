/** What running code asks of all features at once, without knowing any: composition answers it from their declarations. */
import type { Handle } from '../database/handle.ts'
import type { IdKind } from '../ids.ts'
import type { Permission } from '../permissions.ts'
import type { Blocker } from '../problem/problem.ts'
import type { Attention } from './attention.ts'
import type { Port } from './port.ts'

/** A person that is being taken out of a site. */
export interface ErasedPerson {
  lead_id: string
  /** Stands in the person's place from now on: a keyed hash of the address. */
  hash: string
  now: number
}

/** What is asked of a kind of operations before one is shown; its work is known to the worker alone. */
export interface KnownOperation {
  readonly name: string
  readonly permission: Permission
  /** Absent where it cannot be taken back. */
  readonly undo?: unknown
}

export interface Connections {
  /** What the feature above provides behind a port. */
  through<T>(port: Port<T>): T
  /** Everything that uses the thing, and so stands against its deletion. */
  blockersOf(db: Handle<'site'>, kind: IdKind, id: string): Promise<Blocker[]>
  /** Throws 409 `in_use`, naming every blocker, while anything uses the thing; `also` is what the caller found itself. */
  requireUnused(db: Handle<'site'>, kind: IdKind, id: string, also?: readonly Blocker[]): Promise<void>
  /** Takes a person out of everything that the site holds besides the lead's own row. */
  erase(tx: Handle<'site'>, person: ErasedPerson): Promise<void>
  /** What things are called now; what is gone, and what has no name, is left out. */
  namesOf(db: Handle<'site'>, ids: readonly string[]): Promise<{ id: string; name: string }[]>
  /** The permission that learning of an event takes; undefined where nobody declares what it is about. */
  permissionToSee(event: string): Permission | undefined
  /** Names of the events of leads that their timelines leave out. */
  readonly notOnTimelines: readonly string[]
  /** Every kind of operation that some feature declares. */
  readonly operationKinds: readonly KnownOperation[]
  /** What may wait for a person. */
  readonly attention: readonly Attention[]
  /** Content hashes of stored bytes that some row still names. */
  storedHashes(db: Handle<'site'>): Promise<Set<string>>
  /** When the site has to be opened again though nobody asks; 0 is at once, null is never. */
  nextDue(db: Handle<'site'>): Promise<number | null>
}
