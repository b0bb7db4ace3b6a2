/** The draft being edited: undo, autosave on top of the version that was read, and what to do when somebody else was quicker. */
import type { Journey, JourneyDocument as WireDocument } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../../app/api.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { type FieldProblem, problemOf } from '../../../ui/problem.ts'
import type { SaveState } from '../../../ui/save-status.tsx'
import { journeyQuery } from '../queries.ts'
import type { JourneyDocument } from './document.ts'
import { type History, historyOf, record, redo, undo } from './history.ts'
import { keepHistory, keptHistory } from './kept-drafts.ts'
import { finishedPart } from './unfinished.ts'

export type Draft = { name: string; description: string; document: JourneyDocument }

const saveAfterMilliseconds = 600
const draftOf = ({ name, description, document }: Journey): Draft => ({
  name,
  description,
  document: document as JourneyDocument,
})

/** As it was sent. */
const finished = (draft: Draft): Draft => ({ ...draft, document: finishedPart(draft.document).document })

export type DraftEditor = {
  draft: Draft
  /** The version that the server has; what it says about problems is about this one. */
  version: number
  /** Changes of the same `field` in quick succession are undone together. */
  change: (changes: Partial<Draft>, field?: string) => void
  changeDocument: (changes: Partial<JourneyDocument>, field?: string) => void
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  save: { state: SaveState; error?: string; refusals: FieldProblem[] }
  /** Saves what is left, at once; false if it was refused. */
  flush: () => Promise<boolean>
  stale: { isOpen: boolean; reload: () => void; overwrite: () => void; close: () => void }
}

export function useDraft(site_id: string, journey: Journey): DraftEditor {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [history, setHistory] = useState<History<Draft>>(
    () => keptHistory(journey.id, journey.version) ?? historyOf(draftOf(journey)),
  )
  const [version, setVersion] = useState(journey.version)
  const [saved, setSaved] = useState<Draft>(history.present)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<{ of: Draft; text: string; errors: FieldProblem[] }>()
  const [isStale, setStale] = useState(false)
  const draft = history.present
  const isDirty = draft !== saved
  const running = useRef<Promise<boolean>>(undefined)
  const latest = useRef({ draft, saved, version })
  useEffect(() => {
    latest.current = { draft, saved, version }
  })

  const adopt = useCallback((from: Journey) => {
    const next = draftOf(from)
    setHistory(historyOf(next))
    setSaved(next)
    setVersion(from.version)
    setRefusal(undefined)
  }, [])

  const save = useCallback(
    async (isForced = false): Promise<boolean> => {
      await running.current
      const { draft, saved, version } = latest.current
      if (draft === saved) return true
      const run = async () => {
        setSaving(true)
        try {
          const { document } = finishedPart(draft.document)
          const body = { ...draft, document: document as WireDocument }
          const options = isForced ? {} : { ifMatch: version }
          const answer = await client.journeys.update({ site_id, journey_id: journey.id, body }, options)
          latest.current = { ...latest.current, saved: draft, version: answer.version }
          setSaved(draft)
          setVersion(answer.version)
          setRefusal(undefined)
          queries.setQueryData(journeyQuery(site_id, journey.id).queryKey, answer as never)
          return true
        } catch (error) {
          const problem = problemOf(error)
          if (problem.status === 412) setStale(true)
          const text = problem.status === 412 ? t('ui.stale_title') : problem.text || t('ui.unreachable')
          setRefusal({ of: draft, text, errors: problem.errors })
          return false
        } finally {
          setSaving(false)
          running.current = undefined
        }
      }
      running.current = run()
      return running.current
    },
    [site_id, journey.id, queries, t],
  )

  useEffect(() => {
    if (draft === saved) keepHistory(journey.id, version, history)
  }, [draft, saved, version, history, journey.id])

  const isRefused = refusal?.of === draft
  useEffect(() => {
    if (!isDirty || isSaving || isRefused) return
    const timer = setTimeout(() => void save(), saveAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [isDirty, isSaving, isRefused, save])

  // What was changed elsewhere is taken over as long as nothing here would be lost.
  useEffect(() => {
    const { draft, saved, version } = latest.current
    if (journey.version <= version || running.current || draft !== saved) return
    // Publishing and the like change no word of it: what can be undone stays.
    if (JSON.stringify(draftOf(journey)) === JSON.stringify(finished(draft))) setVersion(journey.version)
    else adopt(journey)
  }, [journey, adopt])

  return {
    draft,
    version,
    change: (changes, field) => setHistory(history => record(history, { ...history.present, ...changes }, field)),
    changeDocument: (changes, field) =>
      setHistory(history => {
        const { present } = history
        return record(history, { ...present, document: { ...present.document, ...changes } }, field)
      }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    save: {
      state: isSaving ? 'saving' : isDirty ? 'not_saved' : 'saved',
      error: isRefused ? refusal.text : undefined,
      refusals: isRefused ? refusal.errors : [],
    },
    flush: () => save(),
    stale: {
      isOpen: isStale,
      reload: () => {
        setStale(false)
        void client.journeys.get({ site_id, journey_id: journey.id }).then(adopt)
      },
      overwrite: () => {
        setStale(false)
        void save(true)
      },
      close: () => setStale(false),
    },
  }
}
