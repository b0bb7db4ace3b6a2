/**
 * Where one is: the parameters of a screen's path, and its view (search, filters, sort, chosen tab), which lives in the
 * URL.
 */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ScreenPath, SearchOf } from './path-to.ts'

/** Choices are plain strings; invalid values in the URL are dropped when it is parsed. */
export type Changes<View> = { [Key in keyof View]?: string | undefined }

/**
 * `const [view, change] = useView('/sites/$site_id/leads')`; `change({ q: undefined })` removes. A link shows a
 * colleague the same.
 */
export function useView<Path extends ScreenPath>(
  path: Path,
): [view: SearchOf<Path>, change: (changes: Changes<SearchOf<Path>>) => void] {
  const found = useSearch({ from: path as '/sites' })
  const view = found as SearchOf<Path>
  const navigate = useNavigate()
  const change = useCallback(
    (changes: Changes<SearchOf<Path>>) => {
      const next = Object.entries({ ...view, ...changes }).filter(([, value]) => value !== undefined && value !== '')
      void navigate({ to: '.', search: Object.fromEntries(next), replace: true, resetScroll: false })
    },
    [view, navigate],
  )
  return [view, change]
}

/** The site of the path, for components on many screens. Screens read their own parameters by `useParams({ from })`. */
export function useSiteId(): string {
  const { site_id } = useParams({ strict: false })
  if (site_id === undefined) throw new Error('This screen belongs to no site')
  return site_id
}
