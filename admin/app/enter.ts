/** Before a screen opens: signed in, access to the site, permission. Refused people go to /unauthorized with a way back. */

import { redirect } from '@tanstack/react-router'
import type { Screen } from '../product/screens/screen.ts'
import { client } from '../product/session/api.ts'
import { queryClient } from '../product/session/query-client.ts'
import { session } from '../product/session/session.ts'

const refused = (href: string) => redirect({ to: '/unauthorized', search: { return_to: href }, replace: true })

export async function enter(screen: Screen, site_id: string | undefined, href: string): Promise<void> {
  const isSignedIn = session.get().token !== null
  if (screen.isForGuests && isSignedIn) throw redirect({ to: '/sites', replace: true })
  if (screen.access === 'public') return
  if (!isSignedIn) throw refused(href)
  if (site_id !== undefined) void client.auth.checkAccess({ headers: { 'X-Tenant': site_id } }).catch(() => {})
  if (await mayEnter(screen, site_id)) return
  if (site_id !== undefined && screen.path === arrival) await toFirstScreen(site_id)
  throw (await isLeaving()) ? redirect({ to: '/sites', replace: true }) : refused(href)
}

/** Where links to a site lead. */
const arrival = '/sites/$site_id/dashboard'

/** Who may not read the dashboard arrives at the first screen of the site that they may use. */
async function toFirstScreen(site_id: string): Promise<void> {
  const [{ abilitiesQuery, allows }, { entriesFor }] = await Promise.all([
    import('../product/session/abilities.ts'),
    import('./navigation-entries.ts'),
  ])
  const abilities = await queryClient.ensureQueryData(abilitiesQuery())
  const first = entriesFor(site_id, (access, site_id) => allows(abilities, access, site_id)).find(one => one.isOfSite)
  if (first) throw redirect({ href: first.href, replace: true })
}

/** Who deleted their account may do nothing but keep it: any screen of the frame says so. */
async function isLeaving(): Promise<boolean> {
  const { profileQuery } = await import('../product/account/queries.ts')
  return (await queryClient.ensureQueryData(profileQuery())).deletes_at !== undefined
}

type ScreenAccess = Pick<Screen, 'access'>

/** By the rules at hand, refreshed behind the scenes; the first time, the answer is awaited. */
export async function mayByRules({ access }: ScreenAccess, site_id: string | undefined): Promise<boolean> {
  if (access === 'public' || access === 'signed-in') return true
  // Not needed before signing in.
  const { abilitiesQuery, allows } = await import('../product/session/abilities.ts')
  const abilities = await queryClient.ensureQueryData({ ...abilitiesQuery(), revalidateIfStale: true })
  return allows(abilities, access, site_id)
}

/** Where the rules say no, the server is asked again, however new they are: a site may be newer, or a right given since. */
export async function mayEnter(asking: ScreenAccess, site_id: string | undefined): Promise<boolean> {
  if (await mayByRules(asking, site_id)) return true
  const { abilitiesQuery, allows } = await import('../product/session/abilities.ts')
  return allows(await queryClient.fetchQuery({ ...abilitiesQuery(), staleTime: 0 }), asking.access, site_id)
}
