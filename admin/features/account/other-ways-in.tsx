/** Ways to sign in besides the form: below it, so that nothing moves when they arrive, and loaded after it. */
import { lazy, Suspense } from 'react'
import type { WaysInProps } from './provider-buttons.tsx'

const ProviderButtons = lazy(() =>
  import('./provider-buttons.tsx').then(module => ({ default: module.ProviderButtons })),
)

export const OtherWaysIn = (props: WaysInProps) => (
  <Suspense>
    <ProviderButtons {...props} />
  </Suspense>
)
