/** A part of the editor with a journey around it and editorActions that are only noted, as tests of components need it. */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { messagesIn } from '../../../../messages/messages.tsx'
import type { Step } from '../../../../product/journeys/document.ts'
import type { JourneyIssue } from '../model/issues.ts'
import { type ItemNumbers, itemsOf } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import { type EditorActions, EditorActionsProvider, type JourneyContext, JourneyProvider } from './journey-context.ts'

export type EditorView = {
  steps: Step[]
  editorActions: EditorActions
  issues?: JourneyIssue[]
  numbers?: ReadonlyMap<Selection, ItemNumbers>
  children: ReactNode
}

export function DrawnEditor({ steps, editorActions, issues = [], numbers = new Map(), children }: EditorView) {
  const [selected, select] = useState<Selection | undefined>('start')
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const names = {
    tags: [],
    audiences: [],
    fields: [],
    popups: [],
    assistants: [],
    sandboxes: [],
    templates: [],
    senders: [],
    webhook_endpoints: [],
    filter_fields: [],
  }
  const document = { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps }
  const context = {
    ...{ site_id: 'site_1', journey_id: 'jrn_1', site_timezone: 'UTC', selected, fresh: undefined, select },
    ...{
      editor: { draft: { name: 'Welcome', description: '', document } },
      names,
      issues,
      warnings: [],
      isBegun: true,
      collapsed,
    },
    ...{ steps: editorActions.steps, root: 'root', trail: undefined },
    items: itemsOf(messagesIn('en'), { document, names, issues, site_timezone: 'UTC', numbers }),
  } as unknown as JourneyContext
  const noted: EditorActions = {
    ...editorActions,
    select: selection => {
      select(selection)
      editorActions.select(selection)
    },
    toggle: id => {
      setCollapsed(former => new Set(former.has(id) ? [] : [id]))
      editorActions.toggle(id)
    },
  }
  return (
    <JourneyProvider value={context}>
      <EditorActionsProvider value={noted}>{children}</EditorActionsProvider>
    </JourneyProvider>
  )
}
