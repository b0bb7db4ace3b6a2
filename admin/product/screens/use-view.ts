/** A list's view (search, filters, sort, chosen tab) lives in the URL, so that a link shows a colleague the same. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'

export type View = Record<string, string | undefined>

/** `const [view, change] = useView()`; `change({ q: undefined })` removes. */
export function useView(): [View, (changes: View) => void] {
  const view = useSearch({ strict: false }) as View
  const navigate = useNavigate()
  const change = (changes: View) => {
    const next = Object.entries({ ...view, ...changes }).filter(([, value]) => value !== undefined && value !== '')
    void navigate({ to: '.', search: Object.fromEntries(next), replace: true, resetScroll: false })
  }
  return [view, change]
}

/** A part of the path that the screen cannot be without: `useParam('site_id')`. */
export function useParam(name: string): string {
  const params = useParams({ strict: false }) as Record<string, string | undefined>
  const value = params[name]
  if (value === undefined) throw new Error(`This screen's path has no ${name}`)
  return value
}
