/** The dialog that asks who one is; loaded when it is first asked. */
import { lazy, Suspense } from 'react'
import { useIdentityQuestion } from '../product/session/identity.ts'

const IdentityDialog = lazy(() =>
  import('../product/account/identity-dialog.tsx').then(dialog => ({ default: dialog.IdentityDialog })),
)

export function IdentityQuestion() {
  const answer = useIdentityQuestion()
  return (
    answer && (
      <Suspense>
        <IdentityDialog onAnswer={answer} />
      </Suspense>
    )
  )
}
