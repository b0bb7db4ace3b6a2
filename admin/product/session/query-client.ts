/** The cache of everything read from the API. Server faults are retried by the SDK, so not here again. */

import { notifyManager, QueryClient } from '@tanstack/react-query'
import type {} from './resource.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: false, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

// What comes within one frame is drawn once. Where nobody looks there are no frames.
notifyManager.setScheduler(draw => {
  if (globalThis.document?.hidden === false) requestAnimationFrame(() => draw())
  else setTimeout(draw)
})
