/** What all parts of the journey's editor share: the draft, what is selected, names, issues, and how steps are changed. */

import type { Simulation } from '@leadwright/sdk'
import { createContext, useContext } from 'react'
import type { Step, StepType } from '../../../../product/journeys/document.ts'
import type { Names } from '../../../../product/journeys/step-words.ts'
import type { ListKey, Place } from '../../../../product/journeys/steps.ts'
import type { JourneyIssue } from '../model/issues.ts'
import type { Item } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import type { JourneyEditor } from './use-journey-editor.ts'
import type { ShownTrail } from './use-trail.ts'

export type StepActions = {
  add: (place: Place, type: StepType) => void
  change: (step: Step, field?: string) => void
  move: (selection: Selection, direction: 'up' | 'down') => void
  duplicate: (selection: Selection) => void
  /** Removes a step, or a branch with its steps; asks first if further steps would be lost. */
  remove: (selection: Selection) => void
  copy: (selection: Selection) => void
  cut: (selection: Selection) => void
  /** Behind what is selected, or at a place; from the clipboard, unless the text is given. */
  paste: (at: Selection | Place, text?: string) => void
}

/** What never changes while the editor is open, so that items are not drawn again for it. */
export type EditorActions = {
  steps: StepActions
  select: (selection: Selection | undefined) => void
  /** Selects, and takes the focus into the properties. */
  open: (selection: Selection) => void
  toggle: (step_id: string) => void
  /** The menu of step types for a place, at the element that was pressed. */
  offerSteps: (place: Place, anchor: Element) => void
  /** What can be done with an item, at the element that was pressed. */
  offerActions: (selection: Selection, anchor: Element) => void
  /** Lights the way of a simulated run; without one, none. */
  showTrail: (found: Simulation | undefined) => void
}

export type JourneyContext = {
  site_id: string
  journey_id: string
  site_timezone: string | undefined
  editor: JourneyEditor
  selected: Selection | undefined
  /** Only just added. */
  fresh: Selection | undefined
  select: (selection: Selection | undefined) => void
  names: Names
  /** None before it is begun. */
  issues: JourneyIssue[]
  /** Something was chosen, or publishing was tried. */
  isBegun: boolean
  /** Worth a look before publishing. */
  warnings: JourneyIssue[]
  steps: StepActions
  items: ReadonlyMap<Selection, Item>
  /** Steps with branches whose inside is not shown. */
  collapsed: ReadonlySet<string>
  /** The list that is shown: all of the journey, or one branch. */
  root: ListKey
  trail: ShownTrail | undefined
}

const Context = createContext<JourneyContext | undefined>(undefined)
const ActsContext = createContext<EditorActions | undefined>(undefined)
export const JourneyProvider = Context.Provider
export const EditorActionsProvider = ActsContext.Provider

export function useJourneyContext(): JourneyContext {
  const context = useContext(Context)
  if (!context) throw new Error('Outside of a journey’s editor')
  return context
}

export function useEditorActions(): EditorActions {
  const acts = useContext(ActsContext)
  if (!acts) throw new Error('Outside of a journey’s editor')
  return acts
}
