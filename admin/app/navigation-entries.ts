/** The entries of the side navigation: which there are for a person on a site, and in which sections. */
import {
  type FoundEntry,
  type NavigationEntry,
  type Screen,
  type Section,
  sections,
} from '../product/screens/screen.ts'
import type { Access } from '../product/session/abilities.ts'
import { screens } from './screens.ts'

export interface Entry extends NavigationEntry {
  name: string
  href: string
  access: Access
  isOfSite: boolean
}

type Can = (access: Access, site_id?: string) => boolean

/** Section by section, then the account's own. */
const placeOf = ({ isOfSite, section, order }: Entry): number => {
  const at = section === undefined ? 0 : sections.indexOf(section) + 1
  return (isOfSite ? at : sections.length + 1) * 1_000 + order
}

/** The entries that this person may use, in order. */
export function entriesFor(site_id: string | undefined, can: Can, all: readonly Screen[] = screens): Entry[] {
  return all
    .flatMap(({ name, path, access, navigation }): Entry[] => {
      const isOfSite = path.includes('$site_id')
      if (!navigation || (isOfSite && site_id === undefined)) return []
      if (!can(access, isOfSite ? site_id : undefined)) return []
      const placed = (of: string) => of.replace('$site_id', site_id ?? '')
      const includes = navigation.includes && placed(navigation.includes)
      return [{ ...navigation, ...(includes && { includes }), name, access, isOfSite, href: placed(path) }]
    })
    .sort((a, b) => placeOf(a) - placeOf(b))
}

export type Findable = FoundEntry & Pick<Entry, 'name' | 'href'>

/** What the palette and jumps find: the entries of the navigation, then the screens beneath them. */
export function findableFor(site_id: string | undefined, can: Can, all: readonly Screen[] = screens): Findable[] {
  const beneath = all.flatMap(({ name, path, access, found }): Findable[] => {
    const isOfSite = path.includes('$site_id')
    if (!found || (isOfSite && site_id === undefined) || !can(access, isOfSite ? site_id : undefined)) return []
    return [{ ...found, name, href: path.replace('$site_id', site_id ?? '') }]
  })
  return [...entriesFor(site_id, can, all), ...beneath]
}

/** A site's entries by section; entries without a section come first. Empty sections are left out. */
export const bySection = (entries: readonly Entry[]): { section: Section | undefined; entries: Entry[] }[] =>
  [undefined, ...sections].flatMap(section => {
    const own = entries.filter(entry => entry.isOfSite && entry.section === section)
    return own.length > 0 ? [{ section, entries: own }] : []
  })
