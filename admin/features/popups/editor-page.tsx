/** The other tabs of a popup: overview, installation, results, submissions, history. */
import type { Site } from '@leadwright/sdk'
import type { PopupEditor } from './draft/use-popup-editor.ts'
import { Install } from './install/install.tsx'
import { PopupActivities } from './popup-activities.tsx'
import { PopupOverview } from './popup-overview.tsx'
import { PopupOutcome } from './results/popup-outcome.tsx'
import { Submissions } from './submissions/submissions.tsx'
import type { EditorView } from './use-editor-view.ts'

type EditorPageProps = { site: Site; editor: PopupEditor; view: Exclude<EditorView, 'design'> }

export function EditorPage({ site, editor, view }: EditorPageProps) {
  const { popup } = editor
  if (view === 'overview') return <PopupOverview site={site} popup={popup} />
  if (view === 'install') return <Install site={site} popup={popup} />
  if (view === 'results') return <PopupOutcome site={site} editor={editor} />
  if (view === 'history') return <PopupActivities site={site} popup={popup} />
  return <Submissions site_id={site.id} popup={popup} timezone={site.timezone} />
}
