/** The declaration of a feature, in one value. Composition (api/features.ts, with account/features.ts and public/features.ts) lists each once. */
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../database/handle.ts'
import type { EventDefinition } from '../events/define.ts'
import type { Permission, Permissions } from '../identity/permissions.ts'
import type { JobDefinition } from '../jobs/define.ts'
import type { JobHandler } from '../jobs/handler.ts'
import type { Blocker } from '../problem/problem.ts'
import type { Limits } from '../runtime/define-limits.ts'
import type { Housekeeping } from '../runtime/hourly.ts'
import type { IdKind } from '../runtime/ids.ts'
import type { FilterKind } from '../schemas/filter/kinds.ts'
import type { AddressChange } from './address-change.ts'
import type { Allowance } from './allowances/define.ts'
import type { Attention } from './attention.ts'
import type { ErasedPerson, ErasedUser, ErasedVisitor } from './connections.ts'
import type { Consumer } from './consumer.ts'
import type { Installation } from './context.ts'
import type { Endpoint } from './endpoint.ts'
import type { FieldOption } from './field-option.ts'
import type { LeadMerge } from './lead-merge.ts'
import type { News } from './news.ts'
import type { OperationType } from './operations/operation-type.ts'
import type { PortBinding } from './port.ts'
import type { Retention } from './retention.ts'
import type { SettingReason } from './setting-reasons.ts'
import type { JobScope, SitePart, SiteScope } from './site-scope.ts'

type Db = Handle<'site'>

/** Names of things of a kind, for the ids that are asked for. */
export type NamesOf = (db: Db, ids: string[]) => Promise<{ id: string; name: string | null }[]>
/** The things of a feature that use a thing of another. */
export type UsersOf = (db: Db, id: string) => Promise<readonly Blocker[]>

/** A table of ids of leads' members with a column `lead_id`, for `has` in filters. */
export interface LeadSet {
  readonly name: string
  readonly member: SQLiteColumn
  /** Which rows of the table belong to the set, in SQL; absent: all of them. */
  readonly where?: string
}

/** A field of leads: how filters compare it, and what a choice takes. */
export interface LeadField {
  readonly type: FilterKind
  readonly values?: readonly string[]
}
export type LeadFields = Readonly<Record<string, LeadField>>

export interface Feature {
  /** Its folder below `api/`: `site/contacts/tags`. */
  readonly name: string
  readonly routes?: readonly Endpoint[]
  /** The numbers that it holds to: all that its limits.ts declares. */
  readonly limits?: Limits
  /** Allowances that a plan may limit: all that its allowances.ts declares. */
  readonly allowances?: readonly (Allowance<'site'> | Allowance<'control'>)[]
  /** Parts of it that a plan may lack. */
  readonly planFeatures?: readonly string[]
  /** Permissions that guard its things: its own endpoints ask for them, and those of features around it. */
  readonly permissions?: Permissions
  /** All events that its events.ts declares. */
  readonly events?: readonly EventDefinition[]
  /** The subjects of events, by the first part of their names, and the permission to receive them. */
  readonly subjects?: Readonly<Record<string, Permission>>
  /** Work outside the database, done under a lease: all that its jobs.ts declares. */
  readonly jobs?: readonly JobDefinition[]
  /** Handlers of its jobs, or of those that a feature below it enqueues and declares: one for each. */
  readonly handlers?: (scope: JobScope) => readonly JobHandler<'site'>[]
  /** Handlers of its jobs in the control database. */
  readonly installationHandlers?: (installation: Installation) => readonly JobHandler<'control'>[]
  /** Kinds of work on many rows, which the one worker for them carries on. */
  readonly operations?: readonly OperationType[]
  /** Consumers of events, in the order in which composition lists the features. */
  readonly consumers?: readonly Consumer[]
  /** Other work for a site while it is awake. */
  readonly parts?: (scope: SiteScope) => SitePart
  /** Hourly housekeeping, also of sites that are otherwise idle. */
  readonly housekeeping?: (scope: SiteScope) => Housekeeping
  /**
   * Erases people from the feature's rows, all of them by the same few statements; `with_lead` if they are deleted with the lead's row by a foreign key.
   * Asked of every feature with a column `lead_id`.
   */
  readonly erase?: 'with_lead' | ((tx: Db, people: readonly ErasedPerson[]) => Promise<void>)
  /** The ids of the browsers of people who are being erased. */
  readonly browsersOf?: (tx: Db, people: readonly ErasedPerson[]) => Promise<readonly string[]>
  /**
   * Puts a stand-in for the ids of browsers that are erased, or deletes what has one; counts stay. Asked of every feature with a column
   * `visitor_id` or `visitor_key`; `with_visitor` if the visitors' own feature deletes them.
   */
  readonly eraseVisitors?: 'with_visitor' | ((tx: Db, erased: readonly ErasedVisitor[]) => Promise<void>)
  /**
   * Erases a user, and accounts that go with them, from the feature's rows in the control database; `with_user` if these go with the row of
   * either by a foreign key. Asked of every feature with a column `user_id` or `account_id` there.
   */
  readonly eraseUser?: 'with_user' | ((tx: Handle<'control'>, erased: ErasedUser) => Promise<void>)
  /** Erases what a user has for themself alone in a site. */
  readonly eraseUserInSite?: (tx: Db, user_id: string) => Promise<void>
  /** How many of its things a user can sign in by. */
  readonly signInMethods?: (db: Handle<'control'>, user_id: string) => Promise<number>
  /**
   * What becomes of the rows of a lead that is merged into another. `with_lead`: they lie in the lead's own row, or another
   * feature that keeps them moves them; `stays`: they say what was, and keep the old id, or go with it. Asked of every feature with a column `lead_id`.
   */
  readonly merge?: 'with_lead' | 'stays' | LeadMerge
  /** Rows that the owner of a site may have deleted after some months. */
  readonly retention?: readonly Retention[]
  /** Names of its things, by the kind of their ids. */
  readonly names?: { readonly [K in IdKind]?: NamesOf }
  /** The assistants that a thing belongs to, by the kind of its id: who manages chosen ones alone reaches it by these. */
  readonly assistantsOf?: { readonly [K in IdKind]?: (db: Db, id: string) => Promise<readonly string[]> }
  /**
   * What it uses of other features, by the kind of their ids: asked before any of them is deleted. `history` if its rows record
   * the past, and stay when the thing is deleted. Required of every feature that stores their ids.
   */
  readonly uses?: { readonly [K in IdKind]?: UsersOf | 'history' }
  /**
   * Users of a thing that are under way, or begin by themselves: asked before an edit that changes what a thing means to its users, as the category of
   * a template; of the site itself, those whose marketing email names its postal address. A draft is not asked: it is checked when it starts.
   */
  readonly liveUses?: { readonly [K in IdKind]?: UsersOf }
  /** Its things that name the address of a page, which is about to move or to go. */
  readonly addressUses?: (db: Db, change: AddressChange) => Promise<readonly Blocker[]>
  /** Its things that name an option of a dropdown: asked before the option is removed. */
  readonly optionUses?: (db: Db, option: FieldOption) => Promise<readonly Blocker[]>
  /** Answers to questions of features below it. */
  readonly provides?: readonly PortBinding[]
  /** Fields of leads that it keeps, and filters may ask for: all that its fields.ts declares. */
  readonly fields?: LeadFields
  /** Sets that leads belong to and filters may ask for. */
  readonly leadSets?: readonly LeadSet[]
  /** Things of it that wait for a person. */
  readonly attention?: readonly Attention[]
  /** Things of it that came while a person was away. */
  readonly news?: readonly News[]
  /** Bytes of the site's limited storage that its rows take. */
  readonly storedBytes?: (db: Db) => Promise<number>
  /** Content hashes of stored bytes that its rows name: all other bytes of the site are swept. */
  readonly storedHashes?: (db: Db) => Promise<readonly string[]>
  /** Tries again what waits for one of these reasons, because a setting or the plan has changed. */
  readonly retryWaiting?: (tx: Db, reason: SettingReason, now: number) => Promise<void>
  /** When the site must be opened again for it, besides for jobs and unread events. */
  readonly nextDue?: (db: Db) => Promise<number | null>
}

export const feature = <const F extends Feature>(declared: F): F => declared
