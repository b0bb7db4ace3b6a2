/**
 * Optimistic changes: cached data is updated before the response, restored with the reason on a refusal, and refetched
 * at the end.
 */
import { type Query, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { problemOf } from '../../ui/problem.ts'
import { type ToastContents, toast } from '../../ui/toast.ts'
import type { IdOf } from '../lists/page-merge.ts'
import type { ListUpdate } from '../lists/shown.ts'
import type { Resource } from '../session/resource.ts'

export type Change<Input, Result> = {
  run: (input: Input) => Promise<Result>
  /** The optimistic update. `'the answer'` where only the server knows the result: something new, a file, an email. */
  shows: 'the answer' | ((input: Input) => readonly ListUpdate[])
  /** Prefixes of query keys to refetch afterwards, besides what is shown. */
  refreshes?: readonly QueryKey[]
  /** What to say when it is done; undo belongs here as the toast's action. */
  done?: (result: Result, input: Input) => ToastContents | undefined
  /** Errors that the caller shows itself (a Form, a StaleDialog) return true and get no toast. */
  isHandled?: (error: unknown) => boolean
}

/** Keys of these resources on a site: `ofSite(site_id, 'leads', 'tags')`. */
export const ofSite = (site_id: string, ...resources: Resource[]): QueryKey[] =>
  resources.map(resource => [resource, site_id])

export const refreshAll = (queries: QueryClient, keys: readonly QueryKey[], isMeant?: (query: Query) => boolean) =>
  Promise.all(keys.map(queryKey => queries.invalidateQueries({ queryKey, predicate: isMeant })))

/** `change.mutate(input)` or, in a Form, `await change.mutateAsync(input)` with `isHandled: () => true`. */
export function useChange<Input, Result>({ run, shows, refreshes = [], done, isHandled }: Change<Input, Result>) {
  const queries = useQueryClient()
  const messages = useMessages()
  // Why it was refused is over once it is tried again.
  const closeRefusal = useRef<() => void>(undefined)
  const showingsOf = (input: Input) => (shows === 'the answer' ? [] : shows(input))
  return useMutation({
    mutationFn: run,
    onMutate: (input: Input) => {
      closeRefusal.current?.()
      return show(queries, showingsOf(input))
    },
    onError: (error, _input, former) => {
      for (const [queryKey, data] of former ?? []) queries.setQueryData(queryKey, data)
      if (!isHandled?.(error)) closeRefusal.current = toast(refusal(error, messages))
    },
    onSuccess: (result, input) => {
      const contents = done?.(result, input)
      if (contents) toast(contents)
    },
    onSettled: (_result, error, input) => {
      const showings = showingsOf(input)
      const gone = error ? [] : showings.map(showing => showing.gone)
      const keys = [...refreshes, ...showings.map(showing => showing.queryKey)]
      return refreshAll(queries, keys, query => !query.queryKey.some(part => part && gone.includes(part as string)))
    },
  })
}

/** A run is called by its `run_id`. */
const byId = (thing: unknown) => {
  const { id, run_id } = thing as { id?: string; run_id?: string }
  return id ?? run_id ?? ''
}

/** Answers a function that restores the former cache. */
async function show(queries: QueryClient, showings: readonly ListUpdate[]): Promise<[QueryKey, unknown][]> {
  // A response in flight would show the former state again.
  await Promise.all(showings.map(({ queryKey }) => queries.cancelQueries({ queryKey })))
  const former: [QueryKey, unknown][] = []
  for (const { queryKey, update } of showings)
    for (const { queryKey: key, state, meta } of queries.getQueryCache().findAll({ queryKey })) {
      if (state.data === undefined) continue
      former.unshift([key, state.data])
      queries.setQueryData(key, update(state.data, (meta?.idOf as IdOf<unknown> | undefined) ?? byId))
    }
  return former
}

/** The toast for a refusal: the first error, or else the request id for support. */
export function refusal(error: unknown, { t }: Messages): ToastContents {
  const problem = problemOf(error)
  const note = problem.errors[0]?.text ?? (problem.request_id && `${t('ui.request_id')} ${problem.request_id}`)
  return { tone: 'bad', text: problem.text || t('ui.unreachable'), note }
}
