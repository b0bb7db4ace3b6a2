/** What a screen declares about itself. Each feature lists its own in `features/<feature>/screens.ts`. */
import type { LucideIcon } from 'lucide-react'
import type { MessageKey } from '../../messages/messages.tsx'
import type { Access } from '../session/abilities.ts'
import type { SearchParts, SearchValues } from './search.ts'

/** `{ site_id: string }` of `/sites/$site_id/leads`. */
export type ParamsOf<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & ParamsOf<Rest>
  : Path extends `${string}$${infer Name}`
    ? { [Key in Name]: string }
    : unknown

/** A component. Its return type is left open, since it depends on the paths of all screens and would be circular here. */
type Component = () => void
export type AnyQuery = { queryKey: readonly unknown[] }
/** A function: what is asked for depends on another answer. */
export type FirstQuery = AnyQuery | (() => Promise<AnyQuery>)

/** Sections of a site, in order; screens without a section come first. */
export const sections = ['capture', 'people', 'automate', 'site'] as const
export type Section = (typeof sections)[number]

/** How the command palette and jumps find a screen. */
export interface FoundEntry {
  label: MessageKey
  icon: LucideIcon
  /** `G` and this letter go there. */
  key?: string
}

export interface NavigationEntry extends FoundEntry {
  section?: Section
  /** Within its section. */
  order: number
  /** Screens beneath another path that belong to it. */
  includes?: string
}

export interface DataPlace<Path extends string, Parts extends SearchParts> {
  params: ParamsOf<Path>
  search: SearchValues<Parts>
  can: (access: Access) => Promise<boolean>
}

interface Declaration<Path extends string, Parts extends SearchParts> {
  /** The specification's name; unique. */
  name: string
  access: Access
  /** Parses the query of the URL; absent: no parameters. */
  search?: Parts
  /** Says no more than comes with the frame (`messages/text-parts.ts`): it does not wait for all other texts. */
  texts?: 'frame'
  /** Its own chunk. */
  load: () => Promise<Component>
  /**
   * Its first data, fetched while its chunk is loading: what `access` allows, and what else the person `can` read. From a
   * module of its own, since the list of screens has no session.
   */
  data?(place: DataPlace<Path, NoInfer<Parts>>): Promise<readonly FirstQuery[]>
  /**
   * An entry of the side navigation. With `$site_id` in the path it belongs to the site's sections, else to the
   * account's.
   */
  navigation?: NavigationEntry
  /** A screen beneath an entry of the navigation: the command palette finds it, too. */
  found?: FoundEntry
  /** Editors fill the window beside the navigation; other screens are at most 1200 px wide, `wide` ones are not. */
  width?: 'content' | 'wide' | 'window'
  /** Takes payments by Stripe.js, which the server allows on pages of such screens alone: one goes there by a new document. */
  hasPayment?: boolean
  /** Only for people who are not signed in; others go to their sites. */
  isForGuests?: boolean
}

export interface Screen<Path extends string = string, Parts extends SearchParts = SearchParts>
  extends Declaration<Path, Parts> {
  /** `/sites/$site_id/leads`; matched without regard to case. */
  path: Path
}

/** `screen('/sites/$site_id/leads', { … })` keeps the path and the query as types, by which links to it are checked. */
export const screen = <const Path extends string, Parts extends SearchParts = Record<never, never>>(
  path: Path,
  declaration: Declaration<Path, Parts>,
): Screen<Path, Parts> => ({ path, ...declaration })
