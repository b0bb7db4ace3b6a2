/** Links to screens: their paths, parameters and queries as the screens declare them, checked by the compiler. */
import type { RegisteredRouter } from '@tanstack/react-router'
import type { Href } from '../../ui/href.ts'
import type { ParamsOf } from './screen.ts'

type Routes = RegisteredRouter['routesByPath']
/** The path of any screen, such as `/sites/$site_id/leads`. */
export type ScreenPath = Extract<keyof Routes, string>
/** What the query of a screen's URL may hold. */
export type SearchOf<Path extends ScreenPath> = Routes[Path]['types']['searchSchema']

type Place<Path extends ScreenPath> =
  unknown extends ParamsOf<Path>
    ? [params?: undefined, search?: SearchOf<Path>]
    : [params: ParamsOf<Path>, search?: SearchOf<Path>]

/** `pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id }, { tab: 'visits' })`. */
export function pathTo<Path extends ScreenPath>(path: Path, ...[params, search]: Place<Path>): Href {
  const values = (params ?? {}) as Record<string, string>
  const filled = path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams(Object.entries(search ?? {}).filter(([, value]) => value) as [string, string][])
  return `${filled}${query.size > 0 ? `?${query}` : ''}` as Href
}
