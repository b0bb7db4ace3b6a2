/** Draws a component as the admin does: with its texts, its cache, its toasts, and as the one screen of a router. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RouterProvider as AriaRouter } from 'react-aria-components'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Language, loadTexts, MessagesProvider } from '../messages/messages.tsx'
import { toastQueue } from '../ui/toast.ts'
import { Toasts } from '../ui/toast-region.tsx'
import '@fontsource-variable/inter/wght.css'
import '../ui/theme.css'
import '../ui/page.css'
import { eventually } from './eventually.ts'

type Place = {
  language?: Language
  /** The path of the screen, as it is declared, and where one is: for what reads parameters and the query of its URL. */
  path?: string
  at?: string
}

export async function draw(component: ReactNode, { language = 'en', path = '/', at = '/' }: Place = {}) {
  await loadTexts(language)
  toastQueue.clear()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRoute({ notFoundComponent: () => null })
  const here = createRoute({ getParentRoute: () => root, path, component: () => component })
  const router = createRouter({
    routeTree: root.addChildren([here]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: parseSearchWith(value => value),
    stringifySearch: stringifySearchWith(String),
  })
  const screen = await render(
    <MessagesProvider language={language}>
      <QueryClientProvider client={queries}>
        <AriaRouter navigate={href => router.history.push(href)}>
          <RouterProvider<typeof router> router={router} />
          <Toasts />
        </AriaRouter>
      </QueryClientProvider>
    </MessagesProvider>,
  )
  // What is drawn before its screen has come would be drawn anew.
  await eventually(() => expect(router.state.resolvedLocation).toBeDefined())
  /** The address as it is now. */
  const address = () => router.history.location.href
  return { ...screen, queries, address }
}
