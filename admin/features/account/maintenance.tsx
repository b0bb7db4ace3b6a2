/** The service is down on purpose; nothing is lost, and one can try again. */
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { safeReturn } from '../../product/session/safe-return.ts'
import { Link } from '../../ui/link.tsx'
import { useTitle } from '../../ui/use-title.ts'

// Of one person in many.
const OpenAgain = lazy(() => import('./open-again.tsx').then(open => ({ default: open.OpenAgain })))

export function Maintenance() {
  const { t } = useMessages()
  const [{ return_to }] = useView('/maintenance')
  const can = useCan()
  const navigate = useNavigate()
  useTitle(t('maintenance.title'))
  return (
    <PlainCard title={t('maintenance.title')} text={t('maintenance.text')}>
      <Link look="button" variant="primary" wide href={safeReturn(return_to)}>
        {t('ui.try_again')}
      </Link>
      {can('super-administrator') && (
        <Suspense>
          <OpenAgain onOpened={() => void navigate({ href: safeReturn(return_to) })} />
        </Suspense>
      )}
    </PlainCard>
  )
}
