/** Ways to sign in besides the form: below it, so that nothing moves when they arrive, and loaded after it. */
import { lazy, Suspense } from 'react'

const ProviderButtons = lazy(() =>
  import('./provider-buttons.tsx').then(module => ({ default: module.ProviderButtons })),
)

export const OtherWaysIn = ({ returnTo }: { returnTo?: string | undefined }) => (
  <Suspense>
    <ProviderButtons returnTo={returnTo} />
  </Suspense>
)
