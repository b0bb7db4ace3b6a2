/** A change that shows at once: the cached data is updated first, rolled back with a message when refused, and read anew in the end. */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { problemOf } from '../../ui/problem.ts'
import { type ToastContents, toast } from '../../ui/toast.ts'

export type Change<Input, Result> = {
  run: (input: Input) => Promise<Result>
  /** Cached data to change before the answer; matched by the start of its key. */
  optimistic?: { queryKey: QueryKey; update: (cached: unknown, input: Input) => unknown }[]
  /** Keys (their starts) to read anew afterwards. */
  refreshes?: QueryKey[]
  /** What to say when it is done; undo belongs here as the toast's action. */
  done?: (result: Result, input: Input) => ToastContents | undefined
  /** Errors that the caller shows itself (a Form, a StaleDialog) return true and get no toast. */
  isHandled?: (error: unknown) => boolean
}

/** `change.mutate(input)` or, in a Form, `await change.mutateAsync(input)` with `isHandled: () => true`. */
export function useChange<Input, Result>({
  run,
  optimistic = [],
  refreshes = [],
  done,
  isHandled,
}: Change<Input, Result>) {
  const queries = useQueryClient()
  const { t } = useMessages()
  return useMutation({
    mutationFn: run,
    onMutate: async (input: Input) => {
      await Promise.all(optimistic.map(({ queryKey }) => queries.cancelQueries({ queryKey })))
      const before = optimistic.flatMap(({ queryKey }) => queries.getQueriesData({ queryKey }))
      for (const { queryKey, update } of optimistic)
        queries.setQueriesData({ queryKey }, (cached: unknown) =>
          cached === undefined ? cached : update(cached, input),
        )
      return before
    },
    onError: (error, _input, before) => {
      for (const [queryKey, data] of before ?? []) queries.setQueryData(queryKey, data)
      if (isHandled?.(error)) return
      const problem = problemOf(error)
      toast({
        tone: 'bad',
        text: problem.text || t('ui.unreachable'),
        note: problem.request_id && `${t('ui.request_id')} ${problem.request_id}`,
      })
    },
    onSuccess: (result, input) => {
      const contents = done?.(result, input)
      if (contents) toast(contents)
    },
    onSettled: () =>
      Promise.all(
        [...refreshes, ...optimistic.map(entry => entry.queryKey)].map(queryKey =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
