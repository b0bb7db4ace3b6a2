/** An assistant in the editor kit: its draft saves itself, since visitors only meet what was published. */
import type { Assistant } from '@leadwright/sdk'
import { changedKeys } from '../../../product/editor/changed-keys.ts'
import { type Editor, useEditor } from '../../../product/editor/use-editor.ts'
import { assistants } from '../client.ts'
import { assistantQuery } from '../queries.ts'
import { type AssistantDraft, draftOf } from './draft.ts'
import { unfinishedKeys } from './unfinished.ts'

export type AssistantEditor = Editor<AssistantDraft, Assistant> & {
  put: (changes: Partial<AssistantDraft>, field?: string) => void
}

export function useAssistantEditor(site_id: string, assistant: Assistant): AssistantEditor {
  const assistant_id = assistant.id
  const editor = useEditor<Assistant, AssistantDraft>(assistant, {
    query: assistantQuery(site_id, assistant_id),
    draftOf,
    changesBetween,
    update: (body, options) => assistants.update({ site_id, assistant_id, body }, options),
    refreshes: [
      ['assistants', site_id, 'list'],
      ['assistants', site_id, 'versions', assistant_id],
    ],
    isAutomatic: true,
    sharedAs: `assistant ${assistant_id}`,
  })
  return { ...editor, put: (changes, field) => editor.change(draft => ({ ...draft, ...changes }), field) }
}

/** What is begun and not finished is not sent. */
function changesBetween(saved: AssistantDraft, draft: AssistantDraft): Partial<AssistantDraft> | undefined {
  const unfinished = unfinishedKeys(draft)
  const changes = Object.entries(changedKeys(saved, draft) ?? {}).filter(([key]) => !unfinished.has(key))
  return changes.length === 0 ? undefined : Object.fromEntries(changes)
}
