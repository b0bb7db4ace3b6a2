/** From the list of screens to routes: plain ones outside, the rest inside the frame; each loads on demand. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  parseSearchWith,
  stringifySearchWith,
  useLocation,
} from '@tanstack/react-router'
import { NotFound } from '../features/account/not-found.tsx'
import { loadTexts } from '../messages/messages.tsx'
import type { Screen } from '../product/screens/screen.ts'
import { queryClient } from '../product/session/query-client.ts'
import { onRefusal } from '../product/session/refusals.ts'
import { session } from '../product/session/session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { enter } from './enter.ts'
import { PlainLayout } from './plain-layout.tsx'
import { screens } from './screens.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: PlainNotFound })
const plain = createRoute({
  getParentRoute: () => root,
  id: 'plain',
  component: () => (
    <PlainLayout>
      <Outlet />
    </PlainLayout>
  ),
})
const loadFrame = async () => {
  const [frame] = await Promise.all([import('./frame.tsx'), loadTexts(session.get().language)])
  return frame
}
const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  // Strangers see screens without it.
  component: lazyRouteComponent(loadFrame, 'Frame'),
})

const needsSignIn = /^\/(sites|managers|settings|billing)(\/|$)/i

/** Beneath the four private paths a stranger learns nothing, not even which screens exist. */
function PlainNotFound() {
  const { pathname, href } = useLocation()
  if (session.get().token === null && needsSignIn.test(pathname))
    return <Navigate to="/unauthorized" search={{ return_to: href } as never} replace />
  return (
    <PlainLayout>
      <NotFound />
    </PlainLayout>
  )
}

const toRoute = (screen: Screen, parent: typeof plain | typeof framed) =>
  createRoute({
    getParentRoute: () => parent as typeof plain,
    path: screen.path,
    staticData: { screen },
    beforeLoad: ({ params, location, preload }) =>
      preload ? undefined : enter(screen, (params as { site_id?: string }).site_id, location.href),
    component: lazyRouteComponent(() => screen.load().then(component => ({ default: component }))),
  })

const isPlain = (screen: Screen) => screen.access === 'public'
const tree = root.addChildren([
  plain.addChildren(screens.filter(isPlain).map(screen => toRoute(screen, plain))),
  framed.addChildren(screens.filter(screen => !isPlain(screen)).map(screen => toRoute(screen, framed))),
])

export const router = createRouter({
  routeTree: tree,
  caseSensitive: false,
  scrollRestoration: true,
  defaultErrorComponent: ({ error, reset }) => <ErrorState whole error={error} onRetry={reset} />,
  parseSearch: parseSearchWith(value => value),
  stringifySearch: stringifySearchWith(String),
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen
  }
}

onRefusal(refusal => {
  const { pathname, href } = router.state.location
  if (refusal === 'no_session') {
    session.forget()
    void router.navigate({ to: '/login', search: { return_to: href }, replace: true }).then(() => queryClient.clear())
  }
  if (refusal === 'no_permission' && pathname !== '/unauthorized')
    void router.navigate({ to: '/unauthorized', search: { return_to: href }, replace: true })
  if (refusal === 'maintenance' && pathname !== '/maintenance')
    void router.navigate({ to: '/maintenance', search: { return_to: href }, replace: true })
})
