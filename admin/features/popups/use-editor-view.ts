/** Which view of the popup is open; the URL keeps it. Views that need a right are absent without it. */
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'

export type EditorView = 'overview' | 'design' | 'install' | 'results' | 'submissions' | 'history'

export function useEditorView(site_id: string) {
  const can = useCan()
  const [query] = useView('/sites/$site_id/site/popups/$popup_id/settings')
  const views: EditorView[] = [
    'overview',
    'design',
    'install',
    'results',
    ...(can('read-lead', site_id) ? (['submissions'] as const) : []),
    ...(can('read-site', site_id) ? (['history'] as const) : []),
  ]
  const view = views.find(one => one === query.view) ?? 'design'
  return { view, views }
}
