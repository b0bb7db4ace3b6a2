/** The screens of the editor: the draft with both views, the canvas, the outline, and one branch on its own. */
import { useNavigate } from '@tanstack/react-router'
import { flowEditorPath, flowOutlinePath } from '../../../product/journeys/paths.ts'
import type { ListKey } from '../../../product/journeys/steps.ts'
import { useParam, useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { LoadedDraft } from './loaded-draft.tsx'
import type { EditorView } from './view-switch.tsx'

/** The view of the URL; without one the canvas where there is room for it. */
function useEditorView(): [EditorView, (view: EditorView) => void] {
  const [{ view }, change] = useView()
  const isNarrow = useMediaQuery('(width < 1024px)')
  const usual = isNarrow ? 'outline' : 'canvas'
  return [view === 'canvas' || view === 'outline' ? view : usual, view => change({ view })]
}

export function JourneyDraft() {
  const [view, setView] = useEditorView()
  return <LoadedDraft root="root" view={view} onView={setView} />
}

/** Canvas and outline as screens of their own: the switch leads from one to the other. */
function FixedView({ view }: { view: EditorView }) {
  const { site_id } = useSite()
  const journey_id = useParam('journey_id')
  const navigate = useNavigate()
  const go = (next: EditorView) =>
    void navigate({
      to: next === 'canvas' ? flowEditorPath(site_id, journey_id) : flowOutlinePath(site_id, journey_id),
    })
  return <LoadedDraft root="root" view={view} onView={go} />
}

export const FlowEditor = () => <FixedView view="canvas" />
export const FlowOutline = () => <FixedView view="outline" />

/** One branch; `path` names it, and without it the journey's first is shown. */
export function PathFlowEditor() {
  const [{ path }] = useView()
  const [view, setView] = useEditorView()
  const root = path && /^(branch|otherwise):/.test(path) ? (path as ListKey) : 'first'
  return <LoadedDraft root={root} view={view} onView={setView} />
}
