/**
 * Adding, moving, copying, pasting and removing steps, with focus management, announcements for screen readers, and
 * undo.
 */

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Messages, useMessages } from '../../../../messages/messages.tsx'
import { freshId, isMailStep, type Step } from '../../../../product/journeys/document.ts'
import { newStep, stepViews } from '../../../../product/journeys/step-views.ts'
import {
  addSteps,
  countInside,
  findBranch,
  findStep,
  placesOf,
  replaceStep,
} from '../../../../product/journeys/steps.ts'
import type { Option } from '../../../../ui/option.tsx'
import { toast } from '../../../../ui/toast.ts'
import { clipText, parseClip } from '../model/clip.ts'
import { clipOf, duplicate, type Edit, move, paste, remove } from '../model/edits.ts'
import type { Selection } from '../model/selection.ts'
import { focusItem } from './focus-item.ts'
import type { StepActions } from './journey-context.ts'
import { putOnClipboard, readClipboard, useClipboardKeys } from './use-clipboard.ts'
import type { JourneyEditor } from './use-journey-editor.ts'

type Now = {
  editor: JourneyEditor
  steps: Step[]
  t: Messages['t']
  select: (selection: Selection | undefined) => void
  /** Something was added that is still to be filled. */
  begin: (selection: Selection) => void
  senders: Option[]
}
type Latest = RefObject<Now>

type Options = Pick<Now, 'select' | 'begin' | 'senders'>

export function useStepActions(editor: JourneyEditor, { select, begin, senders }: Options) {
  const { t } = useMessages()
  const [announcement, announce] = useState('')
  const [focus, setFocus] = useState<{ at: Selection }>()
  const [removing, setRemoving] = useState<Selection>()
  const { steps } = editor.draft.document
  const latest = useRef<Now>({ editor, steps, t, select, begin, senders })
  useEffect(() => {
    latest.current = { editor, steps, t, select, begin, senders }
  })
  useEffect(() => {
    if (focus) focusItem(focus.at)
  }, [focus])
  const closeToast = useRef(() => {})
  const shown = useRef(steps)
  useEffect(() => {
    if (shown.current !== steps) closeToast.current()
    shown.current = steps
  })

  const actions = useMemo(() => actionsOf({ latest, announce, setFocus, setRemoving, closeToast }), [])
  useClipboardKeys(useClipboardOf(latest, actions, announce))

  const lost = removing === undefined ? 0 : lostWith(steps, removing)
  const removal = {
    isOpen: lost > 0,
    isBranch: removing?.startsWith('branch:') === true,
    onClose: () => setRemoving(undefined),
    onConfirm: () => {
      if (removing !== undefined) actions.removeNow(removing)
    },
    losses: lost > 0 ? [t('journeys.lost_steps', { count: lost })] : [],
  }
  return { actions, announcement, removal }
}

type ActionsOptions = {
  latest: Latest
  announce: (text: string) => void
  setFocus: (focus: { at: Selection }) => void
  setRemoving: (selection: Selection) => void
  closeToast: RefObject<() => void>
}
type Actions = StepActions & { removeNow: (selection: Selection) => void }

function actionsOf({ latest, announce, setFocus, setRemoving, closeToast }: ActionsOptions): Actions {
  const now = () => latest.current.steps
  const nameOf = (selection: Selection) => nameIn(now(), selection, latest.current.t)
  const put = (next: Step[], field?: string) => latest.current.editor.changeDocument({ steps: next }, field)
  const apply = (edit: Edit | undefined, words: (t: typeof latest.current.t) => string): boolean => {
    if (!edit) return false
    put(edit.steps)
    announce(words(latest.current.t))
    latest.current.select(edit.focus)
    setFocus({ at: edit.focus })
    return true
  }
  const removeNow = (selection: Selection) => {
    const { editor, t } = latest.current
    const name = nameOf(selection)
    const edit = remove(now(), selection)
    if (!edit) return
    put(edit.steps)
    latest.current.select(undefined)
    setFocus({ at: edit.focus })
    // The toast leaves with the next change: undoing then would take back something else.
    setTimeout(() => {
      closeToast.current = toast({
        text: t('journeys.removed', { name }),
        action: { label: t('ui.undo'), onAction: editor.undo },
      })
    })
  }
  const pasteText = (at: Parameters<StepActions['paste']>[0], text: string): boolean => {
    const clip = parseClip(text)
    return clip !== undefined && apply(paste(now(), at, clip, freshId), t => t('journeys.pasted'))
  }
  const actions: StepActions = {
    add: (place, type) => {
      const step = withOnlySender(newStep(type, freshId), latest.current.senders)
      apply({ steps: addSteps(now(), place, [step]), focus: `step:${step.id}` }, t =>
        t('journeys.step_added', { name: t(stepViews[type].name) }),
      )
      latest.current.begin(`step:${step.id}`)
    },
    change: (step, field) => put(replaceStep(now(), step), field && `${step.id}/${field}`),
    move: (selection, direction) => {
      const { t } = latest.current
      const moved = move(now(), selection, direction)
      if (!moved) return announce(t(direction === 'up' ? 'journeys.is_first' : 'journeys.is_last'))
      put(moved)
      const id = selection.slice(selection.indexOf(':') + 1)
      const number = (findStep(moved, id) ?? findBranch(moved, id))?.number ?? ''
      announce(t('journeys.step_moved', { name: nameOf(selection), number }))
      setFocus({ at: selection })
    },
    duplicate: selection =>
      void apply(duplicate(now(), selection, freshId), t => t('journeys.step_copied', { name: nameOf(selection) })),
    remove: selection => {
      if (lostWith(now(), selection) > 0) setRemoving(selection)
      else removeNow(selection)
    },
    copy: selection => {
      const clip = clipOf(now(), selection)
      if (!clip) return
      putOnClipboard(clipText(clip))
      announce(latest.current.t('journeys.copied', { name: nameOf(selection) }))
    },
    cut: selection => {
      actions.copy(selection)
      removeNow(selection)
    },
    paste: (at, text) => {
      const { t } = latest.current
      const put = (text: string) => {
        if (!pasteText(at, text)) toast({ tone: 'info', text: t('journeys.nothing_to_paste') })
      }
      if (text === undefined) void readClipboard().then(put)
      else put(text)
    },
  }
  return { ...actions, removeNow }
}

/** Where there is but one verified sender, there is nothing to choose. */
function withOnlySender(step: Step, senders: Option[]): Step {
  const [only, ...others] = senders.filter(({ note }) => note === undefined)
  return isMailStep(step) && only && others.length === 0 ? { ...step, sender_id: only.id } : step
}

/** Copying, cutting and pasting by the browser's own keys. */
function useClipboardOf(latest: Latest, actions: Actions, announce: (text: string) => void) {
  return useMemo(() => {
    const textOf = (selection: Selection) => {
      const clip = clipOf(latest.current.steps, selection)
      return clip && clipText(clip)
    }
    const told = (selection: Selection) =>
      announce(latest.current.t('journeys.copied', { name: nameIn(latest.current.steps, selection, latest.current.t) }))
    return {
      onCopy: (selection: Selection) => {
        const text = textOf(selection)
        if (text !== undefined) told(selection)
        return text
      },
      onCut: (selection: Selection) => {
        if (selection.startsWith('otherwise:')) return undefined
        const text = textOf(selection)
        if (text !== undefined) actions.removeNow(selection)
        return text
      },
      onPaste: (selection: Selection, text: string) => {
        if (parseClip(text) === undefined) return false
        actions.paste(selection, text)
        return true
      },
    }
  }, [latest, actions, announce])
}

function nameIn(steps: Step[], selection: Selection, t: ReturnType<typeof useMessages>['t']): string {
  const id = selection.slice(selection.indexOf(':') + 1)
  if (selection.startsWith('branch:')) return findBranch(steps, id)?.branch.name || t('branch.branch')
  if (selection.startsWith('otherwise:')) return t('branch.otherwise')
  const placed = findStep(steps, id)
  return placed ? t(stepViews[placed.step.type].name) : ''
}

/** Steps that would go with it. */
function lostWith(steps: Step[], selection: Selection): number {
  const id = selection.slice(selection.indexOf(':') + 1)
  if (selection.startsWith('branch:')) return placesOf(findBranch(steps, id)?.branch.steps ?? []).length
  const placed = findStep(steps, id)
  return placed ? countInside(placed.step) : 0
}
