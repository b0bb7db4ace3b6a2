/** What all parts of the journey's editor share: the draft, what is selected, names, problems, and how steps are changed. */
import { createContext, useContext } from 'react'
import type { Place, Step, StepType } from './document.ts'
import type { Problem } from './problems.ts'
import type { Names } from './step-words.ts'
import type { DraftEditor } from './use-draft.ts'

/** `start`, `times`, `exits`, `step:<id>` or `branch:<id>`. */
export type Selection = 'start' | 'times' | 'exits' | `step:${string}` | `branch:${string}`

export type StepActions = {
  add: (place: Place, type: StepType) => void
  change: (step: Step, field?: string) => void
  move: (id: string, direction: 'up' | 'down') => void
  duplicate: (id: string) => void
  remove: (id: string) => void
}

export type Editor = {
  site_id: string
  site_timezone: string | undefined
  editor: DraftEditor
  selected: Selection | undefined
  select: (selection: Selection | undefined) => void
  names: Names
  problems: Problem[]
  steps: StepActions
}

const Context = createContext<Editor | undefined>(undefined)
export const EditorProvider = Context.Provider

export function useEditor(): Editor {
  const editor = useContext(Context)
  if (!editor) throw new Error('Outside of a journey’s editor')
  return editor
}
