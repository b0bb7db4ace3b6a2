/** The loaded editor: puts canvas or outline, properties, issues and dialogs together and holds what is selected. */
import type { Journey } from '@leadwright/sdk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { EditorDialogs } from '../../../product/editor/editor-dialogs.tsx'
import { useEditorKeys } from '../../../product/editor/use-editor-keys.ts'
import { useNames } from '../../../product/journeys/names.ts'
import { ancestorsOf, type ListKey } from '../../../product/journeys/steps.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { MoveRunsDialog } from '../runs/move-runs-dialog.tsx'
import { TestMode } from '../test-mode/test-mode.tsx'
import { LazyCanvas } from './canvas/lazy-canvas.tsx'
import { DraftHead } from './draft-head.tsx'
import styles from './draft-screen.module.css'
import { FloatingMenus, type Offer } from './menus/floating-menus.tsx'
import type { Selection } from './model/selection.ts'
import { Outline } from './outline/outline.tsx'
import { Properties, usePropertiesTitle } from './properties/properties.tsx'
import { IssueList } from './review/issue-list.tsx'
import { PublishDialog } from './review/publish-dialog.tsx'
import { focusItem, focusProperties } from './state/focus-item.ts'
import { type EditorActions, EditorActionsProvider, JourneyProvider } from './state/journey-context.ts'
import { useIssues, useWarnings } from './state/use-issues.ts'
import { useItems } from './state/use-items.ts'
import { useJourneyEditor } from './state/use-journey-editor.ts'
import { useStepActions } from './state/use-step-actions.ts'
import type { EditorView } from './view-switch.tsx'

export type DraftScreenProps = {
  journey: Journey
  root: ListKey
  view: EditorView
  onView: (view: EditorView) => void
}

export function DraftScreen({ journey, root, view, onView }: DraftScreenProps) {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const editor = useJourneyEditor(site_id, journey)
  useEditorKeys(editor)
  const names = useNames(site_id)
  const [selected, select] = useState<Selection | undefined>(root === 'root' ? 'start' : root)
  const [isPublishing, setPublishing] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const isNarrow = useMediaQuery('(width < 1024px)')
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [mode, setMode] = useState<'edit' | 'test' | undefined>()
  const isTesting = mode === 'test'
  const [offer, setOffer] = useState<Offer>()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const { document } = editor.draft
  const issues = useIssues(site_id, journey.id, editor)
  const warnings = useWarnings(site_id, journey.id, editor)
  const items = useItems({ site_id, journey, document, names, issues, site_timezone: timezone })
  const choose = (selection: Selection | undefined) => {
    select(selection)
    setPanelOpen(selection !== undefined && !isTesting)
    const hiding = selection === undefined ? [] : ancestorsOf(document.steps, selection).filter(id => collapsed.has(id))
    if (hiding.length > 0) setCollapsed(new Set([...collapsed].filter(id => !hiding.includes(id))))
  }
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  const { actions, announcement, removal } = useStepActions(editor, choose)
  const editorActions = useMemo(
    (): EditorActions => ({
      steps: actions,
      select: selection => {
        setMode(former => former && 'edit')
        latest.current(selection)
      },
      open: selection => {
        setMode(former => former && 'edit')
        latest.current(selection)
        focusProperties()
      },
      toggle: id =>
        setCollapsed(former =>
          former.has(id) ? new Set([...former].filter(other => other !== id)) : new Set([...former, id]),
        ),
      offerSteps: (place, anchor) => setOffer({ place, anchor }),
      offerActions: (selection, anchor) => setOffer({ selection, anchor }),
    }),
    [actions],
  )
  const context = {
    ...{ site_id, journey_id: journey.id, site_timezone: timezone, editor, selected, select: choose },
    ...{ names, issues, warnings, steps: actions, items, collapsed, root },
  }
  const title = usePropertiesTitle(document, selected)

  return (
    <JourneyProvider value={context}>
      <EditorActionsProvider value={editorActions}>
        <div className={styles.journey} data-view={view}>
          <DraftHead
            journey={journey}
            view={view}
            onView={onView}
            isTesting={isTesting}
            onTest={() => setMode(isTesting ? 'edit' : 'test')}
            onPublish={() => void editor.save().then(isSaved => isSaved && setPublishing(true))}
          />
          <Steps view={view} />
          {!isNarrow && <PropertiesPanel title={title} selected={selected} mode={mode} />}
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
          <FloatingMenus offer={offer} onClose={() => setOffer(undefined)} />
        </div>
        {isNarrow && (
          <>
            <Dialog title={title} isOpen={isPanelOpen && selected !== undefined} onClose={() => setPanelOpen(false)}>
              <Properties key={selected} />
            </Dialog>
            <Dialog title={t('try.title')} size="large" isOpen={isTesting} onClose={() => setMode('edit')}>
              <TestMode />
            </Dialog>
          </>
        )}
        <PublishDialog
          journey={journey}
          issues={issues}
          isOpen={isPublishing}
          onClose={() => setPublishing(false)}
          onMove={() => setMoving(true)}
          onShow={where => {
            setPublishing(false)
            choose(where)
          }}
        />
        {isMoving && <MoveRunsDialog site_id={site_id} journey={journey} isOpen onClose={() => setMoving(false)} />}
        <ConfirmDialog
          isOpen={removal.isOpen}
          onClose={removal.onClose}
          onConfirm={removal.onConfirm}
          losses={removal.losses}
          title={t(removal.isBranch ? 'branch.remove_title' : 'journeys.remove_step_title')}
          action={t(removal.isBranch ? 'branch.remove' : 'journeys.remove_step')}
        />
        <EditorDialogs editor={editor} losses={[t('journeys.lost_changes')]} />
      </EditorActionsProvider>
    </JourneyProvider>
  )
}

function Steps({ view }: { view: EditorView }) {
  return view === 'canvas' ? (
    <div className={styles.canvas}>
      <LazyCanvas />
      <IssueList isFolded />
    </div>
  ) : (
    <div className={styles.sheet}>
      <Outline />
      <IssueList />
    </div>
  )
}

type PanelProps = { title: string; selected: Selection | undefined; mode: 'edit' | 'test' | undefined }

/** Beside the steps: what is selected, or the test mode. */
function PropertiesPanel({ title, selected, mode }: PanelProps) {
  const { t } = useMessages()
  return (
    <aside
      className={styles.properties}
      aria-label={t('journeys.properties')}
      onKeyDown={event => {
        if (event.key !== 'Escape' || selected === undefined || event.defaultPrevented) return
        focusItem(selected)
      }}
    >
      <h2>{mode === 'test' ? t('try.title') : title}</h2>
      {mode !== 'test' && (
        <div data-slot="fields">
          <Properties key={selected} />
        </div>
      )}
      {/* What was tried stays while a step is looked at and changed. */}
      {mode && (
        <div hidden={mode !== 'test'}>
          <TestMode />
        </div>
      )}
    </aside>
  )
}
