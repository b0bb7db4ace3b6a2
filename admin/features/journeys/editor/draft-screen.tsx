/** The loaded editor: puts canvas or outline, properties, issues and dialogs together. */
import type { Journey } from '@leadwright/sdk'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { EditorDialogs } from '../../../product/editor/editor-dialogs.tsx'
import type { ListKey } from '../../../product/journeys/steps.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { MoveRunsDialog } from '../runs/move-runs-dialog.tsx'
import { TestMode } from '../test-mode/test-mode.tsx'
import { LazyCanvas } from './canvas/lazy-canvas.tsx'
import { DraftHead } from './draft-head.tsx'
import styles from './draft-screen.module.css'
import { FloatingMenus } from './menus/floating-menus.tsx'
import { isCurrent } from './model/is-current.ts'
import type { Selection } from './model/selection.ts'
import { Outline } from './outline/outline.tsx'
import { Properties, usePropertiesTitle } from './properties/properties.tsx'
import { IssueList } from './review/issue-list.tsx'
import { PublishDialog } from './review/publish-dialog.tsx'
import { focusItem } from './state/focus-item.ts'
import { EditorActionsProvider, JourneyProvider, useEditorActions, useJourneyContext } from './state/journey-context.ts'
import { type Mode, useDraftScreen } from './state/use-draft-screen.ts'
import type { EditorView } from './view-switch.tsx'

export type DraftScreenProps = {
  journey: Journey
  root: ListKey
  view: EditorView
  onView: (view: EditorView) => void
}

export function DraftScreen({ journey, root, view, onView }: DraftScreenProps) {
  const screen = useDraftScreen(journey, root)
  const { context, mode, setMode } = screen
  const { editor, selected } = context
  const [isPublishing, setPublishing] = useState(false)
  const isNarrow = useMediaQuery('(width < 1024px)')
  const title = usePropertiesTitle(editor.draft.document, selected)
  const publish = async () => {
    screen.judge()
    if (await editor.save()) setPublishing(true)
  }
  return (
    <JourneyProvider value={context}>
      <EditorActionsProvider value={screen.editorActions}>
        <div className={styles.journey} data-view={view}>
          <DraftHead
            journey={journey}
            view={view}
            onView={onView}
            isTesting={mode === 'test'}
            onTest={() => setMode(mode === 'test' ? 'edit' : 'test')}
            onPublish={() => void publish()}
          />
          <Steps view={view} isCurrent={isCurrent(journey)} />
          {!isNarrow && <PropertiesPanel {...{ title, selected, mode }} onEndTest={() => setMode('edit')} />}
          <p className="visually-hidden" role="status">
            {screen.announcement}
          </p>
          <FloatingMenus offer={screen.offer} onClose={() => screen.setOffer(undefined)} />
        </div>
        {isNarrow && <NarrowPanels title={title} screen={screen} />}
        <Dialogs journey={journey} screen={screen} isPublishing={isPublishing} setPublishing={setPublishing} />
      </EditorActionsProvider>
    </JourneyProvider>
  )
}

type Screen = ReturnType<typeof useDraftScreen>

/** Where there is no room beside the steps. */
function NarrowPanels({ title, screen }: { title: string; screen: Screen }) {
  const { t } = useMessages()
  const { selected } = useJourneyContext()
  return (
    <>
      <Dialog
        title={title}
        isOpen={screen.isPanelOpen && selected !== undefined}
        onClose={() => screen.setPanelOpen(false)}
      >
        <Properties key={selected} />
      </Dialog>
      <Dialog
        title={t('try.title')}
        size="large"
        isOpen={screen.mode === 'test'}
        onClose={() => screen.setMode('edit')}
      >
        <TestMode />
      </Dialog>
    </>
  )
}

type DialogsProps = {
  journey: Journey
  screen: Screen
  isPublishing: boolean
  setPublishing: (isPublishing: boolean) => void
}

function Dialogs({ journey, screen, isPublishing, setPublishing }: DialogsProps) {
  const { t } = useMessages()
  const { site_id, editor, issues } = useJourneyContext()
  const { open } = useEditorActions()
  const [isMoving, setMoving] = useState(false)
  const { removal } = screen
  return (
    <>
      <PublishDialog
        journey={journey}
        issues={issues}
        isOpen={isPublishing}
        onClose={() => setPublishing(false)}
        onMove={() => setMoving(true)}
        onShow={where => {
          setPublishing(false)
          open(where)
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
    </>
  )
}

function Steps({ view, isCurrent }: { view: EditorView; isCurrent: boolean }) {
  return view === 'canvas' ? (
    <div className={styles.canvas}>
      <LazyCanvas />
      <IssueList isFolded isCurrent={isCurrent} />
    </div>
  ) : (
    <div className={styles.sheet}>
      <Outline />
      <IssueList isCurrent={isCurrent} />
    </div>
  )
}

type PanelProps = { title: string; selected: Selection | undefined; mode: Mode; onEndTest: () => void }

/** Beside the steps: what is selected, or the test mode. */
function PropertiesPanel({ title, selected, mode, onEndTest }: PanelProps) {
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
      <div className={styles.title}>
        <h2>{mode === 'test' ? t('try.title') : title}</h2>
        {mode === 'test' && <IconButton label={t('ui.close')} icon={<X size={16} aria-hidden />} onPress={onEndTest} />}
      </div>
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
