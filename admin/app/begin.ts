/** When somebody goes to a screen: its code and its first data are asked for at once, beside the question whether they may enter. */
import type { ComponentType } from 'react'
import type { ParamsOf, Screen } from '../product/screens/screen.ts'
import type { SearchParts, SearchValues } from '../product/screens/search.ts'
import type { Access } from '../product/session/abilities.ts'
import { session } from '../product/session/session.ts'
import { enter, mayByRules, mayEnter } from './enter.ts'
import { loadFrame } from './layout.tsx'
import { needsNewDocument } from './payment-document.ts'
import { readAhead } from './read-ahead.ts'

/** The code of a screen, and of the frame around it: strangers see screens without. */
export async function loadCode(screen: Screen): Promise<{ default: ComponentType }> {
  const [component] = await Promise.all([screen.load(), screen.access === 'public' || loadFrame(screen)])
  return { default: component as ComponentType }
}

interface Destination<Path extends string, Parts extends SearchParts> {
  params: ParamsOf<Path>
  search: SearchValues<Parts>
  href: string
}

export async function begin<Path extends string, Parts extends SearchParts>(
  screen: Screen<Path, Parts>,
  { params, search, href }: Destination<Path, Parts>,
): Promise<void> {
  const { site_id } = params as { site_id?: string }
  if (needsNewDocument(screen)) {
    window.location.assign(href)
    // The document goes away before it could show anything else.
    await new Promise<never>(() => undefined)
  }
  const entering = enter(screen, site_id, href)
  let asked: Promise<void> | undefined
  if (session.get().token !== null || screen.access === 'public') {
    const followed = screen.access === 'public' ? Promise.resolve() : followAndReadAround(site_id)
    const can = async (access: Access) => {
      await followed
      return mayByRules({ access }, site_id)
    }
    asked = readAhead(screen, { params, search, can })
    void prepare(screen, site_id).catch(() => undefined)
  }
  await entering
  await asked
}

/** A screen is dozens of files: the question of who may see it leaves before them. Where they cannot be loaded, the router says so. */
async function prepare(screen: Screen, site_id: string | undefined): Promise<void> {
  if (site_id !== undefined) await import('../product/session/abilities.ts')
  await loadCode(screen)
}

/** The stream opens before anything is read, so that nothing is read twice. What fails is asked for again by the part that shows it. */
async function followAndReadAround(site_id: string | undefined): Promise<void> {
  try {
    const mayRead = site_id !== undefined && mayEnter({ access: 'read-site' }, site_id)
    const { followFirst, readFrame, readSite } = await import('./frame-data.ts')
    void readFrame().catch(() => undefined)
    if (site_id === undefined || !(await mayRead)) return
    followFirst(site_id)
    void readSite(site_id).catch(() => undefined)
  } catch {
    // Without its files no screen stands, and the router says so.
  }
}
