/** Everything that the loaded editor holds: the draft with what is announcement about it, what is selected, which panel shows, and what can be done. */
import type { Journey } from '@leadwright/sdk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEditorKeys } from '../../../../product/editor/use-editor-keys.ts'
import type { JourneyDocument } from '../../../../product/journeys/document.ts'
import { useNames } from '../../../../product/journeys/names.ts'
import type { ListKey } from '../../../../product/journeys/steps.ts'
import { useSite } from '../../../../product/sites/queries.ts'
import type { Offer } from '../menus/floating-menus.tsx'
import type { Selection } from '../model/selection.ts'
import { focusProperties } from './focus-item.ts'
import type { EditorActions, JourneyContext } from './journey-context.ts'
import { useIssues, useWarnings } from './use-issues.ts'
import { useItems } from './use-items.ts'
import { useJourneyEditor } from './use-journey-editor.ts'
import { useSelected } from './use-selected.ts'
import { useStepActions } from './use-step-actions.ts'
import { useTrail } from './use-trail.ts'

/** Undefined before the test mode was ever opened. */
export type Mode = 'edit' | 'test' | undefined

export function useDraftScreen(journey: Journey, root: ListKey) {
  const { site_id, timezone: site_timezone } = useSite()
  const editor = useJourneyEditor(site_id, journey)
  useEditorKeys(editor)
  const names = useNames(site_id)
  const { document } = editor.draft
  const { selected, choose, fresh, begin, collapsed, toggle, isSaid } = useSelected(document.steps, root)
  const [mode, setMode] = useState<Mode>()
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [offer, setOffer] = useState<Offer>()
  const [isJudged, setJudged] = useState(false)
  const isBegun = isJudged || journey.published_at !== null || hasContent(document)
  const found = useIssues(site_id, journey.id, editor)
  const issues = isBegun ? found : []
  const warnings = useWarnings(site_id, journey.id, editor)
  const items = useItems({ site_id, journey, document, names, issues: issues.filter(isSaid), site_timezone })
  const select = (selection: Selection | undefined) => {
    choose(selection)
    setPanelOpen(selection !== undefined && mode !== 'test')
  }
  const { actions, announcement, removal } = useStepActions(editor, { select, begin, senders: names.senders })
  const { trail, showTrail } = useTrail(document.steps)
  const editorActions = useEditorActionsOf({ select, setMode, setPanelOpen, setOffer, toggle, actions, showTrail })
  const context: JourneyContext = {
    ...{ site_id, journey_id: journey.id, site_timezone, editor, selected, select, fresh },
    ...{ names, issues, warnings, isBegun, steps: actions, items, collapsed, root, trail },
  }
  return {
    ...{ context, editorActions, announcement, removal, mode, setMode, isPanelOpen, setPanelOpen, offer, setOffer },
    /** From now on everything that is missing is an error. */
    judge: () => {
      begin(undefined)
      setJudged(true)
    },
  }
}

/** Whether anything was chosen: what a new journey lacks is no error before that. */
const hasContent = ({ triggers, steps }: JourneyDocument): boolean => triggers.length + steps.length > 0

type Parts = Pick<EditorActions, 'toggle' | 'showTrail'> & {
  actions: EditorActions['steps']
  select: EditorActions['select']
  setMode: (change: (mode: Mode) => Mode) => void
  setPanelOpen: (isOpen: boolean) => void
  setOffer: (offer: Offer) => void
}

/** The same object for as long as the editor is open. */
function useEditorActionsOf({
  select,
  setMode,
  setPanelOpen,
  setOffer,
  toggle,
  actions,
  showTrail,
}: Parts): EditorActions {
  const latest = useRef(select)
  useEffect(() => {
    latest.current = select
  })
  return useMemo((): EditorActions => {
    const choose = (selection: Selection | undefined) => {
      setMode(former => former && 'edit')
      latest.current(selection)
      // The test mode is left, so nothing stands before the panel.
      setPanelOpen(selection !== undefined)
    }
    return {
      ...{ steps: actions, toggle, showTrail, select: choose },
      open: selection => {
        choose(selection)
        focusProperties()
      },
      offerSteps: (place, anchor) => setOffer({ place, anchor }),
      offerActions: (selection, anchor) => setOffer({ selection, anchor }),
    }
  }, [actions, toggle, showTrail, setMode, setPanelOpen, setOffer])
}
