/** The editor kit: a draft with undo that is saved on top of the version that was read, by itself or by a button. */
import { type QueryFunction, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import { refreshAll } from '../screens/use-change.ts'
import { type DraftModel, type DraftStatus, DraftStore, type VersionedThing } from './draft-store.ts'
import { keepDraft, keptDraft } from './kept-drafts.ts'

export type EditorOptions<Resource extends VersionedThing, Draft extends object> = {
  /** Where the resource is cached, and how it is read. */
  query: { queryKey: QueryKey; queryFn?: unknown }
  draftOf: (resource: Resource) => Draft
  /** The parts that differ and can be saved now; undefined when there are none. */
  changesBetween: (saved: Draft, draft: Draft) => Partial<Draft> | undefined
  update: (changes: Partial<Draft>, options: { ifMatch: number }, draft: Draft) => Promise<Resource>
  /** Prefixes of query keys to refetch after each save, besides the resource. */
  refreshes?: readonly QueryKey[]
  /** Saved after a pause; else when asked to. */
  isAutomatic: boolean
  /** Screens that edit one resource under the same key share its draft and undo. */
  sharedAs?: string
}

export type Editor<Draft extends object, Resource extends VersionedThing = VersionedThing> = EditorActions<
  Draft,
  Resource
> &
  Omit<DraftStatus<Draft>, 'undoStack' | 'isConflictOpen'> & {
    draft: Draft
    isAutomatic: boolean
    canUndo: boolean
    canRedo: boolean
    /** Somebody else was quicker: theirs or one's own. */
    conflict: { isOpen: boolean; close: () => void; reload: () => Promise<void>; overwrite: () => Promise<void> }
  }

type EditorActions<Draft, Resource> = {
  /** Changes of the same `field` in quick succession are undone together. */
  change: (next: (draft: Draft) => Draft, field?: string) => void
  undo: () => void
  redo: () => void
  /** True when everything is saved. */
  save: () => Promise<boolean>
  /** For a form: throws refusals. */
  submit: () => Promise<boolean>
  discard: () => void
  /** Takes an answer of the API, such as of publishing, as the newest version. */
  adopt(resource: Resource): void
  reload: () => Promise<void>
}

export function useEditor<Resource extends VersionedThing, Draft extends object>(
  resource: Resource,
  options: EditorOptions<Resource, Draft>,
): Editor<Draft, Resource> {
  const { isAutomatic, sharedAs } = options
  const model = useModel(options)
  const [store] = useState(() => keptDraft<Resource, Draft>(sharedAs, resource) ?? new DraftStore(resource, model))
  useEffect(() => {
    store.model = model
    store.setAutomatic(isAutomatic)
  })
  useEffect(() => store.take(resource), [store, resource])
  useEffect(() => keepDraft(store, sharedAs), [store, sharedAs])
  useEffect(() => {
    const retry = () => store.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [store])
  const { undoStack, isConflictOpen, ...state } = useSyncExternalStore(store.subscribe, store.get)
  const actions = useActions(store, options.query.queryKey)
  const choice = useChoice(store)
  return {
    ...state,
    ...actions,
    draft: undoStack.present,
    isAutomatic,
    canUndo: undoStack.past.length > 0,
    canRedo: undoStack.future.length > 0,
    conflict: { isOpen: isConflictOpen, ...choice },
  }
}

function useModel<Resource extends VersionedThing, Draft extends object>({
  query: { queryKey, queryFn },
  draftOf,
  changesBetween,
  update,
  refreshes = [],
}: EditorOptions<Resource, Draft>): DraftModel<Resource, Draft> {
  const queries = useQueryClient()
  return {
    draftOf,
    changesBetween,
    read: () => queries.fetchQuery({ queryKey, queryFn: queryFn as QueryFunction<Resource>, staleTime: 0 }),
    update: async (changes, ifMatch, draft) => {
      const answer = await update(changes, { ifMatch }, draft)
      queries.setQueryData<Resource>(queryKey, () => answer)
      void refreshAll(queries, refreshes)
      return answer
    },
  }
}

function useActions<Resource extends VersionedThing, Draft extends object>(
  store: DraftStore<Resource, Draft>,
  queryKey: QueryKey,
): EditorActions<Draft, Resource> {
  const queries = useQueryClient()
  const key = JSON.stringify(queryKey)
  return useMemo(
    () => ({
      change: (next, field) => store.change(next, field),
      undo: () => store.undo(),
      redo: () => store.redo(),
      save: () => store.save(),
      submit: () => store.submit(),
      discard: () => store.discard(),
      reload: () => store.reload(),
      adopt: resource => {
        queries.setQueryData<Resource>(JSON.parse(key), () => resource)
        store.adopt(resource)
      },
    }),
    [store, queries, key],
  )
}

/** The two choices in a conflict; if one fails, the error is shown and the dialog stays open. */
function useChoice<Resource extends VersionedThing, Draft extends object>(store: DraftStore<Resource, Draft>) {
  const { t } = useMessages()
  const showError = (error: unknown) => void toast({ tone: 'bad', text: problemOf(error).text || t('ui.unreachable') })
  return {
    close: () => store.closeConflict(),
    reload: () => store.reload().catch(showError),
    overwrite: () =>
      store
        .overwrite()
        .then(() => {})
        .catch(showError),
  }
}
