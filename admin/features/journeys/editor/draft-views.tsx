/** The screens of the editor: the draft with both views, the canvas, the outline, and one branch on its own. */
import { useNavigate, useParams } from '@tanstack/react-router'
import { flowEditorPath, flowOutlinePath } from '../../../product/journeys/paths.ts'
import type { ListKey } from '../../../product/journeys/steps.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { LoadedDraft } from './loaded-draft.tsx'
import type { EditorView } from './view-switch.tsx'

const draft = '/sites/$site_id/marketing/automated-journeys/$journey_id/draft'
const branch = '/sites/$site_id/marketing/automated-journeys/$journey_id/path-flow-editor'

/** The view of the URL; without one the canvas where there is room for it. */
function useEditorView(screen: typeof draft | typeof branch): [EditorView, (view: EditorView) => void] {
  const [{ view }, change] = useView(screen)
  const isNarrow = useMediaQuery('(width < 1024px)')
  const usual = isNarrow ? 'outline' : 'canvas'
  return [view ?? usual, view => change({ view })]
}

export function JourneyDraft() {
  const { site_id, journey_id } = useParams({ from: draft })
  const [view, setView] = useEditorView(draft)
  return <LoadedDraft site_id={site_id} journey_id={journey_id} root="root" view={view} onView={setView} />
}

/** Canvas and outline as screens of their own: the switch leads from one to the other. */
function FixedView({ site_id, journey_id, view }: { site_id: string; journey_id: string; view: EditorView }) {
  const navigate = useNavigate()
  const go = (next: EditorView) =>
    void navigate({
      href: next === 'canvas' ? flowEditorPath(site_id, journey_id) : flowOutlinePath(site_id, journey_id),
    })
  return <LoadedDraft site_id={site_id} journey_id={journey_id} root="root" view={view} onView={go} />
}

export function FlowEditor() {
  return (
    <FixedView
      {...useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/flow-editor' })}
      view="canvas"
    />
  )
}

export function FlowOutline() {
  return (
    <FixedView
      {...useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/flow-editor-2' })}
      view="outline"
    />
  )
}

/** One branch; `path` names it, and without it the journey's first is shown. */
export function PathFlowEditor() {
  const { site_id, journey_id } = useParams({ from: branch })
  const [{ path }] = useView(branch)
  const [view, setView] = useEditorView(branch)
  const root = path && /^(branch|otherwise):/.test(path) ? (path as ListKey) : 'first'
  return <LoadedDraft site_id={site_id} journey_id={journey_id} root={root} view={view} onView={setView} />
}
