/** The state of the editor: draft with undo, keeping it on the server, and what to do when somebody else was faster. */
import type { Popup } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { client } from '../../../app/api.ts'
import { popupQuery } from '../queries.ts'
import { changesBetween, type Draft, draftOf, type Edit } from './draft.ts'
import { began, changed, type History, redone, undone } from './history.ts'
import { Saver } from './saver.ts'

type Action =
  | { kind: 'edit'; step: string; change: (draft: Draft) => Draft; at: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'begin'; draft: Draft }

function reduce(history: History<Draft>, action: Action): History<Draft> {
  if (action.kind === 'undo') return undone(history)
  if (action.kind === 'redo') return redone(history)
  if (action.kind === 'begin') return began(action.draft)
  return changed(history, action.change(history.present), action.step, action.at)
}

export type Editor = ReturnType<typeof useEditor>

/** `popup` is what the server has, as far as is known; a newer one is taken over unless there is unsaved work. */
export function useEditor(site_id: string, popup: Popup) {
  const queries = useQueryClient()
  const { queryKey } = popupQuery(site_id, popup.id)
  const [history, dispatch] = useReducer(reduce, draftOf(popup), began<Draft>)
  const [saver] = useState(
    () =>
      new Saver(draftOf(popup), popup.version, async (body, version) => {
        const kept = await client.popups.update({ site_id, popup_id: popup.id, body }, { ifMatch: version })
        queries.setQueryData(queryKey, kept)
        return kept.version
      }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.get)
  const draft = history.present
  const isDirty = changesBetween(state.saved, draft) !== undefined
  // What is live changes when its owner says so, never in the middle of a word.
  const isAutomatic = popup.status === 'draft'

  useEffect(() => saver.take(draft, isAutomatic), [saver, draft, isAutomatic])
  useEffect(() => () => saver.leave(), [saver])
  useEffect(() => {
    if (isDirty || state.isSaving || popup.version <= state.version) return
    const theirs = draftOf(popup)
    if (changesBetween(state.saved, theirs)) dispatch({ kind: 'begin', draft: theirs })
    saver.adopt(theirs, popup.version)
  }, [popup, isDirty, state, saver])

  const latest = () => queries.fetchQuery({ ...popupQuery(site_id, popup.id), staleTime: 0 })
  const edit: Edit = (step, change) => dispatch({ kind: 'edit', step, change, at: Date.now() })

  return {
    popup,
    draft,
    edit,
    state,
    isDirty,
    isAutomatic,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** True when everything is kept. */
    save: () => saver.save(),
    /** Takes an answer of publishing or unpublishing as the popup's newest version. */
    adopt: (next: Popup) => {
      queries.setQueryData(queryKey, next)
      saver.adopt(draftOf(next), next.version)
    },
    reload: async () => {
      const theirs = await latest()
      saver.adopt(draftOf(theirs), theirs.version)
      dispatch({ kind: 'begin', draft: draftOf(theirs) })
    },
    overwrite: async () => {
      const theirs = await latest()
      await saver.overwrite(draftOf(theirs), theirs.version)
    },
  }
}
