/** The service is down on purpose; nothing is lost, and one can try again. */

import { safeReturn } from '../../app/enter.ts'
import { PlainCard } from '../../app/plain-layout.tsx'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../ui/link.tsx'
import { useTitle } from '../../ui/page-header.tsx'

export function Maintenance() {
  const { t } = useMessages()
  const [{ return_to }] = useView()
  useTitle(t('maintenance.title'))
  return (
    <PlainCard title={t('maintenance.title')} text={t('maintenance.text')}>
      <Link look="button" variant="primary" wide href={safeReturn(return_to)}>
        {t('ui.try_again')}
      </Link>
    </PlainCard>
  )
}
