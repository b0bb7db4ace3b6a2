/**
 * Settings that are written in a form and saved by a button. Saving names the version that the person had before them
 * when the first change was made: what somebody else saves meanwhile neither takes the draft away nor is overwritten unseen.
 */
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { problemOf } from '../ui/problem.ts'
import { StaleDialog } from '../ui/stale-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'

export type SettingsForm<Draft> = {
  draft: Draft
  isDirty: boolean
  change: (next: Partial<Draft>) => void
  discard: () => void
  /** For `Form`'s `onSubmit`: throws what the form shows at its fields. */
  submit: () => Promise<void>
  /** What asks before work is lost. Put it beside the form. */
  dialogs: ReactNode
}

export function useSettings<Settings extends { version: number }, Draft extends object>({
  settings,
  draftOf,
  save,
  queryKey,
  saved,
}: {
  settings: Settings
  draftOf: (settings: Settings) => Draft
  /** Keeps the draft; `read` is what the person had before them. */
  save: (draft: Draft, read: Settings, options: { ifMatch: number | undefined }) => Promise<Settings>
  /** Where the settings are cached. */
  queryKey: QueryKey
  /** The toast's text. */
  saved: string
}): SettingsForm<Draft> {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [edited, setEdited] = useState<{ draft: Draft; read: Settings }>()
  const [isStale, setStale] = useState(false)
  const isDirty = edited !== undefined && !isSame(edited.draft, draftOf(edited.read))
  const read = isDirty ? edited.read : settings
  const draft = isDirty ? edited.draft : draftOf(settings)

  const discard = () => {
    setEdited(undefined)
    setStale(false)
  }
  const keep = async (ifMatch: number | undefined) => {
    const answer = await save(draft, read, { ifMatch })
    queries.setQueryData(queryKey, answer as never)
    discard()
    toast({ text: saved })
  }
  const submit = async () => {
    try {
      await keep(read.version)
    } catch (error) {
      if (problemOf(error).status !== 412) throw error
      setStale(true)
    }
  }
  const overwrite = () =>
    keep(undefined).catch(error => toast({ tone: 'bad', text: problemOf(error).text || t('ui.unreachable') }))
  const reload = () => {
    discard()
    void queries.invalidateQueries({ queryKey })
  }
  return {
    draft,
    isDirty,
    // Several changes of one moment follow each other.
    change: next =>
      setEdited(edited =>
        edited && !isSame(edited.draft, draftOf(edited.read))
          ? { ...edited, draft: { ...edited.draft, ...next } }
          : { read: settings, draft: { ...draftOf(settings), ...next } },
      ),
    discard,
    submit,
    dialogs: (
      <>
        <UnsavedChanges isDirty={isDirty} />
        <StaleDialog isOpen={isStale} onClose={() => setStale(false)} onReload={reload} onOverwrite={overwrite} />
      </>
    ),
  }
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)
