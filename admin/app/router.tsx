/** From the list of screens to routes: each loads on demand, its first data beside its code. */

import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  parseSearchWith,
  stringifySearchWith,
  useLocation,
} from '@tanstack/react-router'
import { NotFound } from '../features/account/not-found.tsx'
import type { ParamsOf, Screen } from '../product/screens/screen.ts'
import { readSearch, type SearchParts, type SearchValues } from '../product/screens/search.ts'
import { queryClient } from '../product/session/query-client.ts'
import { onRefusal } from '../product/session/refusals.ts'
import { session } from '../product/session/session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { begin, loadCode } from './begin.ts'
import { mayByRules } from './enter.ts'
import { Layout } from './layout.tsx'
import { PlainLayout } from './plain-layout.tsx'
import { readAhead } from './read-ahead.ts'
import { screens } from './screens.ts'

const root = createRootRoute({ component: Layout, notFoundComponent: PlainNotFound })

const needsSignIn = /^\/(sites|managers|settings|billing)(\/|$)/i

/** Beneath the four private paths a stranger learns nothing, not even which screens exist. */
function PlainNotFound() {
  const { pathname, href } = useLocation()
  if (session.get().token === null && needsSignIn.test(pathname))
    return <Navigate to="/unauthorized" search={{ return_to: href }} replace />
  return (
    <PlainLayout>
      <NotFound />
    </PlainLayout>
  )
}

function toRoute<Path extends string, Parts extends SearchParts>(screen: Screen<Path, Parts>) {
  const searchOf = (given: Record<string, unknown>) => readSearch(screen.search ?? ({} as Parts), given)
  const placeOf = (params: unknown, location: { search: object }) => ({
    params: params as ParamsOf<Path>,
    search: searchOf({ ...location.search }),
  })
  return createRoute({
    getParentRoute: () => root,
    path: screen.path,
    staticData: { screen },
    validateSearch: (given: Record<string, unknown>): SearchValues<Parts> => searchOf(given),
    beforeLoad: ({ params, location, preload }) =>
      preload ? undefined : begin(screen, { ...placeOf(params, location), href: location.href }),
    loader: ({ params, location, preload }) => {
      if (!preload) return
      // A preload on hover must not redirect.
      const { site_id } = params as { site_id?: string }
      void readAhead(screen, { ...placeOf(params, location), can: access => mayByRules({ access }, site_id) })
    },
    component: lazyRouteComponent(() => loadCode(screen)),
  })
}

type RouteOf<One> = One extends Screen<infer Path, infer Parts> ? ReturnType<typeof toRoute<Path, Parts>> : never
type Routes = { -readonly [At in keyof typeof screens]: RouteOf<(typeof screens)[At]> }

export const router = createRouter({
  // A map over a list forgets which of its parts became which.
  routeTree: root.addChildren(screens.map(screen => toRoute<string, SearchParts>(screen)) as unknown as Routes),
  caseSensitive: false,
  scrollRestoration: true,
  // Prefetched data is in the query cache, which has its own expiry.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ({ error, reset }) => <ErrorState isPage error={error} onRetry={reset} />,
  parseSearch: parseSearchWith(value => value),
  stringifySearch: stringifySearchWith(String),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
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
