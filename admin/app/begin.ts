/** When somebody goes to a screen: its code and its first data are asked for at once, beside the question whether they may enter. */
import type { ComponentType } from 'react'
import type { ParamsOf, Screen } from '../product/screens/screen.ts'
import type { Found, SearchParts } from '../product/screens/search.ts'
import { session } from '../product/session/session.ts'
import { enter, mayEnter } from './enter.ts'
import { followFirst, loadFrame } from './layout.tsx'
import { readAhead } from './read-ahead.ts'

/** The code of a screen, and of the frame around it: strangers see screens without. */
export async function codeOf(screen: Screen): Promise<{ default: ComponentType }> {
  const [component] = await Promise.all([screen.load(), screen.access === 'public' || loadFrame(screen)])
  return { default: component as ComponentType }
}

interface Going<Path extends string, Parts extends SearchParts> {
  params: ParamsOf<Path>
  search: Found<Parts>
  href: string
}

export async function begin<Path extends string, Parts extends SearchParts>(
  screen: Screen<Path, Parts>,
  { params, search, href }: Going<Path, Parts>,
): Promise<void> {
  const { site_id } = params as { site_id?: string }
  const entering = enter(screen, site_id, href)
  if (session.get().token !== null || screen.access === 'public') {
    void readAhead(screen, { params, search }, () => mayEnter(screen, site_id))
    void prepare(screen, site_id).catch(() => undefined)
  }
  await entering
}

/** A screen is a hundred files: the question of who may see it leaves before them. Where they cannot be loaded, the router says so. */
async function prepare(screen: Screen, site_id: string | undefined): Promise<void> {
  const may = site_id !== undefined && mayEnter({ access: 'read-site' }, site_id)
  if (may) await import('../product/session/abilities.ts')
  await codeOf(screen)
  if (site_id !== undefined && (await may)) followFirst(site_id)
}
