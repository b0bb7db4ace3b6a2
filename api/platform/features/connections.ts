/** What running code asks of all features at once, without knowing any: composition answers it from their declarations. */
import type { z } from '@hono/zod-openapi'
import type { Handle } from '../database/handle.ts'
import type { Rights } from '../identity/actor.ts'
import type { Permission } from '../identity/permissions.ts'
import type { Blocker } from '../problem/problem.ts'
import type { IdKind } from '../runtime/ids.ts'
import type { AddressChange } from './address-change.ts'
import type { Allowance } from './allowances/define.ts'
import type { Attention } from './attention.ts'
import type { Contract } from './contract.ts'
import type { FieldOption } from './field-option.ts'
import type { Merge, MergeParts, Separation } from './lead-merge.ts'
import type { News } from './news.ts'
import type { Port } from './port.ts'
import type { Retention } from './retention.ts'
import type { SettingReason } from './setting-reasons.ts'

/** A person who is being erased from a site. */
export interface ErasedPerson {
  lead_id: string
  /** Stands in the person's place from now on: a keyed hash of the address. */
  hash: string
  /** Every address that the person has and had: copies are found by these. */
  email_keys: readonly string[]
  /** They had unsubscribed, or asked to be erased: whoever sends to them elsewhere is to be told. */
  has_withdrawn: boolean
  /** The import that brought them is undone, and nobody asked for it: what others bring of their address stays. */
  is_undone?: boolean
  now: number
}

/** A browser of a person who is being erased, or that is deleted itself. */
export interface ErasedVisitor {
  /** The random id that the browser stores, and would be recognized by. */
  visitor_id: string
  /** A random text of nobody, under which counts by visitor stay what they were. */
  stand_in: string
}

/** A user who is being erased, and the accounts that nobody else administers. */
export interface ErasedUser {
  user_id: string
  account_ids: readonly string[]
}

/** Takes away what an operation has staged. */
export type Abandon = (
  tx: Handle<'site'>,
  operation: { id: string; subject_id: string | null },
  now: number,
) => Promise<void>

/** The part of a kind of operations that showing one needs; its work is known to the worker only. */
export interface KnownOperation {
  readonly name: string
  readonly permission: Permission
  /** Absent if it cannot be undone. */
  readonly undo?: unknown
  readonly abandon?: Abandon
}

export interface Connections {
  /** The implementation of a port by another feature. */
  through<T>(port: Port<T>): T
  /** Everything that uses the thing, which blocks its deletion. */
  blockersOf(db: Handle<'site'>, type: IdKind, id: string): Promise<Blocker[]>
  /** Throws 409 `in_use`, naming every blocker, while anything uses the thing; `also` is what the caller found itself. */
  requireUnused(db: Handle<'site'>, type: IdKind, id: string, also?: readonly Blocker[]): Promise<void>
  /** Users of the thing that are under way or answer by it at this moment. */
  liveBlockersOf(db: Handle<'site'>, type: IdKind, id: string): Promise<Blocker[]>
  /** The same before an edit that changes what the thing means: while anything uses it that is under way or begins by itself. */
  requireNotLive(db: Handle<'site'>, type: IdKind, id: string): Promise<void>
  /** Everything that names the address of a page and would lose it. */
  blockersAt(db: Handle<'site'>, change: AddressChange): Promise<Blocker[]>
  /** Throws 409 `in_use`, naming every blocker, while anything names one of the options. */
  requireOptionsUnused(db: Handle<'site'>, options: readonly FieldOption[]): Promise<void>
  /** Erases people from all tables of the site besides the leads' own rows: a few statements, however many they are. */
  erase(tx: Handle<'site'>, people: readonly ErasedPerson[]): Promise<void>
  /** Takes the ids of browsers out of all tables besides the visitors' own rows. */
  eraseVisitors(tx: Handle<'site'>, visitor_ids: readonly string[]): Promise<void>
  /** Erases a user from all tables of the control database besides their own row. */
  eraseUser(tx: Handle<'control'>, erased: ErasedUser): Promise<void>
  eraseUserInSite(tx: Handle<'site'>, user_id: string): Promise<void>
  /** By how many things a user can sign in, besides a password. */
  countSignInMethods(db: Handle<'control'>, user_id: string): Promise<number>
  /** Moves what a lead has to another, besides its own row; answers what moving it back takes, by feature. */
  merge(tx: Handle<'site'>, merge: Merge): Promise<Record<string, MergeParts>>
  unmerge(tx: Handle<'site'>, merge: Merge, moved: Readonly<Record<string, MergeParts>>): Promise<void>
  /** Gives each of two leads again what happened at its own addresses while they were one; answers the ids of what moved. */
  separate(tx: Handle<'site'>, separation: Separation): Promise<string[]>
  /** What would move, without what there is none of. */
  countForMerge(db: Handle<'site'>, merge: Merge): Promise<{ what: string; count: number }[]>
  /** The present names of things; deleted and nameless ones are left out. */
  namesOf(db: Handle<'site'>, ids: readonly string[]): Promise<{ id: string; name: string }[]>
  /** The same of things whose kind the caller may see, for histories, which tell of all kinds. */
  namesShownTo(
    rights: Rights | null,
    db: Handle<'site'>,
    ids: readonly string[],
  ): Promise<{ id: string; name: string }[]>
  /** The permission that seeing the name of a thing of a kind needs; undefined where no feature names them. */
  permissionToName(type: IdKind): Permission | undefined
  /** The assistants that a thing belongs to; none where no feature says so of its kind. */
  assistantsOf(db: Handle<'site'>, type: IdKind, id: string): Promise<readonly string[]>
  /** The permission that receiving an event needs; undefined if no feature declares its subject. */
  permissionToSee(event: string): Permission | undefined
  /** Names of the events that happen within a site, and are kept there. */
  readonly siteEvents: readonly string[]
  /** The schema of what such an event says; undefined of a name that no feature declares. */
  eventData(name: string): z.ZodObject | undefined
  /** Names of the events of leads that their timelines leave out. */
  readonly notOnTimelines: readonly string[]
  /** The contract of an endpoint by its operation ID; undefined where there is none. */
  contractOf(operation_id: string): Contract | undefined
  /** Every kind of operation that some feature declares. */
  readonly operationTypes: readonly KnownOperation[]
  /** What may wait for a person. */
  readonly attention: readonly Attention[]
  /** What may have come while a person was away. */
  readonly news: readonly News[]
  /** What a plan may limit by number, and what it may lack. */
  readonly allowances: readonly (Allowance<'site'> | Allowance<'control'>)[]
  readonly planFeatures: readonly string[]
  /** What the owner of a site may have deleted after some months. */
  readonly retention: readonly Retention[]
  /** Names of the consumers of events. */
  readonly consumers: readonly string[]
  /** Content hashes of stored bytes that some row still names. */
  storedHashes(db: Handle<'site'>): Promise<Set<string>>
  /** Tries again what waits for one of these reasons, because a setting or the plan has changed. */
  retryWaiting(tx: Handle<'site'>, reasons: readonly SettingReason[], now: number): Promise<void>
  /** When the site must be opened again for background work; 0 is at once, null is never. */
  nextDue(db: Handle<'site'>): Promise<number | null>
}
