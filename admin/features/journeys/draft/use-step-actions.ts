/** Adding, moving, copying and removing steps, with the focus where the work goes on and a word for screen readers. */
import { useEffect, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import {
  addStep,
  countInside,
  duplicateStep,
  findStep,
  freshId,
  moveStep,
  newStep,
  placesOf,
  removeStep,
  replaceStep,
} from './document.ts'
import type { Selection, StepActions } from './editor-context.ts'
import { stepWords } from './step-words.ts'
import type { DraftEditor } from './use-draft.ts'

export function useStepActions(editor: DraftEditor, select: (selection: Selection | undefined) => void) {
  const { t } = useMessages()
  const [said, say] = useState('')
  const [focus, setFocus] = useState<{ at: Selection }>()
  const [removing, setRemoving] = useState<string>()
  const { steps } = editor.draft.document

  useEffect(() => {
    if (focus) window.document.querySelector<HTMLElement>(`[data-outline="${focus.at}"]`)?.focus()
  }, [focus])

  const nameOf = (id: string) => {
    const placed = findStep(steps, id)
    return placed ? t(stepWords[placed.step.type][0]) : ''
  }
  const show = (id: string) => {
    select(`step:${id}`)
    setFocus({ at: `step:${id}` })
  }
  const removeNow = (id: string) => {
    const places = placesOf(steps)
    const at = places.findIndex(place => place.step.id === id)
    const rest = removeStep(steps, id)
    const left = placesOf(rest)
    const next = left[at]?.step ?? left.at(-1)?.step
    editor.changeDocument({ steps: rest })
    say(t('journeys.step_removed', { name: nameOf(id) }))
    const there: Selection = next ? `step:${next.id}` : 'start'
    select(undefined)
    setFocus({ at: there })
  }

  const actions: StepActions = {
    add: (place, type) => {
      const step = newStep(type, freshId)
      editor.changeDocument({ steps: addStep(steps, place, step) })
      say(t('journeys.step_added', { name: t(stepWords[type][0]) }))
      show(step.id)
    },
    change: (step, field) => editor.changeDocument({ steps: replaceStep(steps, step) }, field && `${step.id}/${field}`),
    move: (id, direction) => {
      const moved = moveStep(steps, id, direction)
      if (!moved) return say(t(direction === 'up' ? 'journeys.is_first' : 'journeys.is_last'))
      editor.changeDocument({ steps: moved })
      say(t('journeys.step_moved', { name: nameOf(id), number: findStep(moved, id)?.number ?? '' }))
      setFocus({ at: `step:${id}` })
    },
    duplicate: id => {
      const copy = duplicateStep(steps, id, freshId)
      if (!copy) return
      editor.changeDocument({ steps: copy.steps })
      say(t('journeys.step_copied', { name: nameOf(id) }))
      show(copy.id)
    },
    remove: id => {
      const placed = findStep(steps, id)
      if (placed && countInside(placed.step) > 0) setRemoving(id)
      else removeNow(id)
    },
  }
  const inside = removing === undefined ? undefined : findStep(steps, removing)
  const removal = {
    isOpen: inside !== undefined,
    onClose: () => setRemoving(undefined),
    onConfirm: () => {
      if (removing !== undefined) removeNow(removing)
    },
    losses: inside ? [t('journeys.lost_steps', { count: countInside(inside.step) })] : [],
  }
  return { actions, said, removal }
}
