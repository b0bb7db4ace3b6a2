/** What all parts of the journey's editor share: the draft, what is selected, names, problems, and how steps are changed. */
import { createContext, useContext } from 'react'
import type { Step, StepType } from './document.ts'
import type { Item } from './items.ts'
import type { Problem } from './problems.ts'
import type { Names } from './step-words.ts'
import type { ListKey, Place } from './steps.ts'
import type { JourneyEditor } from './use-journey-editor.ts'

/** `start`, `times`, `exits`, a step, a branch, or what happens when none of a step's branches holds. */
export type Selection = 'start' | 'times' | 'exits' | `step:${string}` | `branch:${string}` | `otherwise:${string}`

export type StepActions = {
  add: (place: Place, type: StepType) => void
  change: (step: Step, field?: string) => void
  move: (selection: Selection, direction: 'up' | 'down') => void
  duplicate: (selection: Selection) => void
  /** A step, or a branch with its steps; asks when more than the step itself would go. */
  remove: (selection: Selection) => void
  copy: (selection: Selection) => void
  cut: (selection: Selection) => void
  /** Behind what is selected, or at a place; from the clipboard, unless the text is given. */
  paste: (at: Selection | Place, text?: string) => void
}

/** What never changes while the editor is open, so that items are not drawn again for it. */
export type Acts = {
  steps: StepActions
  select: (selection: Selection | undefined) => void
  /** Selects, and takes the focus into the properties. */
  open: (selection: Selection) => void
  toggle: (step_id: string) => void
  /** The menu of step types for a place, at the element that was pressed. */
  offerSteps: (place: Place, anchor: Element) => void
  /** What can be done with an item, at the element that was pressed. */
  offerActs: (selection: Selection, anchor: Element) => void
}

export type Editor = {
  site_id: string
  journey_id: string
  site_timezone: string | undefined
  editor: JourneyEditor
  selected: Selection | undefined
  select: (selection: Selection | undefined) => void
  names: Names
  problems: Problem[]
  /** Worth a look before publishing. */
  warnings: Problem[]
  steps: StepActions
  items: ReadonlyMap<Selection, Item>
  /** Steps with branches whose inside is not shown. */
  collapsed: ReadonlySet<string>
  /** The list that is shown: all of the journey, or one branch. */
  root: ListKey
}

const EditorContext = createContext<Editor | undefined>(undefined)
const ActsContext = createContext<Acts | undefined>(undefined)
export const EditorProvider = EditorContext.Provider
export const ActsProvider = ActsContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('Outside of a journey’s editor')
  return editor
}

export function useActs(): Acts {
  const acts = useContext(ActsContext)
  if (!acts) throw new Error('Outside of a journey’s editor')
  return acts
}
