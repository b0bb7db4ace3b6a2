/** Draws a component as the admin does: with its texts, its cache, its toasts, and a router without screens. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { loadTexts, MessagesProvider } from '../messages/messages.tsx'
import { toastQueue } from '../ui/toast.ts'
import { Toasts } from '../ui/toast-region.tsx'
import '@fontsource-variable/inter/wght.css'
import '../ui/theme.css'
import '../ui/page.css'

export async function draw(component: ReactNode) {
  await loadTexts('en')
  toastQueue.clear()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const screen = await render(
    <MessagesProvider language="en">
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router as never}>{component}</RouterContextProvider>
        <Toasts />
      </QueryClientProvider>
    </MessagesProvider>,
  )
  return { ...screen, queries }
}
