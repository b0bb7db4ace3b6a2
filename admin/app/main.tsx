/** Starts the admin: messages, cache, router, toasts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { RouterProvider as AriaRouter } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { loadFirstTexts, MessagesProvider } from '../messages/messages.tsx'
import '@fontsource-variable/inter/wght.css'
import '../ui/theme.css'
import '../ui/page.css'
import { queryClient } from '../product/session/query-client.ts'
import { session, useSession } from '../product/session/session.ts'
import { IdentityQuestion } from './identity-question.tsx'
import { preloadOnIntent } from './preload-on-intent.ts'
import { router } from './router.tsx'

// There is nothing to show before somebody did something.
const Toasts = lazy(() => import('../ui/toast-region.tsx').then(region => ({ default: region.Toasts })))

function Admin() {
  const { language } = useSession()
  return (
    <MessagesProvider language={language}>
      <QueryClientProvider client={queryClient}>
        <AriaRouter navigate={href => router.history.push(href)}>
          <RouterProvider router={router} />
          <Suspense>
            <Toasts />
          </Suspense>
          <IdentityQuestion />
        </AriaRouter>
      </QueryClientProvider>
    </MessagesProvider>
  )
}

preloadOnIntent(router)
const root = createRoot(document.getElementById('root')!)
// The first screen is on its way while the texts are.
void router.load()
void loadFirstTexts(session.get().language).then(() => root.render(<Admin />))
