/**
 * Settings that are written in a form and saved by a button: the editor kit without undo. What somebody else saves
 * meanwhile neither takes the draft away nor is overwritten unseen.
 */
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from '../../ui/toast.ts'
import { changedKeys } from './changed-keys.ts'
import type { VersionedThing } from './draft-store.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { useEditor } from './use-editor.ts'

export type SettingsForm<Draft> = {
  draft: Draft
  isDirty: boolean
  change: (next: Partial<Draft>) => void
  discard: () => void
  /** For `Form`'s `onSubmit`: throws what the form shows at its fields. */
  submit: () => Promise<boolean>
  /** The dialogs that ask before changes are lost. Put them beside the form. */
  dialogs: ReactNode
}

type SettingsOptions<Settings extends VersionedThing, Draft extends object> = {
  settings: Settings
  /** Where the settings are cached, and how they are read. */
  query: { queryKey: QueryKey; queryFn?: unknown }
  draftOf: (settings: Settings) => Draft
  /** Saves what differs. */
  save: (changes: Partial<Draft>, options: { ifMatch: number }, draft: Draft) => PromiseLike<Settings>
  /** Prefixes of query keys to refetch afterwards, besides the settings. */
  refreshes?: readonly QueryKey[]
  /** The toast's text. */
  saved: string
}

export function useSettings<Settings extends VersionedThing, Draft extends object>({
  settings,
  save,
  saved,
  ...model
}: SettingsOptions<Settings, Draft>): SettingsForm<Draft> {
  const update = async (...given: Parameters<typeof save>) => {
    const answer = await save(...given)
    toast({ text: saved })
    return answer
  }
  const editor = useEditor(settings, { ...model, update, changesBetween: changedKeys<Draft>, isAutomatic: false })
  return {
    draft: editor.draft,
    isDirty: editor.isDirty,
    change: next => editor.change(draft => ({ ...draft, ...next })),
    discard: editor.discard,
    submit: editor.submit,
    dialogs: <EditorDialogs editor={editor} />,
  }
}
