/** Starts the admin: messages, cache, router, toasts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterProvider as AriaRouter } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { MessagesProvider } from '../messages/messages.tsx'
import '../ui/page.css'
import { queryClient } from '../product/session/query-client.ts'
import { useSession } from '../product/session/session.ts'
import { Toasts } from '../ui/toast.tsx'
import { router } from './router.tsx'

function Admin() {
  const { language } = useSession()
  return (
    <MessagesProvider language={language}>
      <QueryClientProvider client={queryClient}>
        <AriaRouter navigate={href => router.history.push(href)}>
          <RouterProvider router={router} />
          <Toasts />
        </AriaRouter>
      </QueryClientProvider>
    </MessagesProvider>
  )
}

createRoot(document.getElementById('root')!).render(<Admin />)
