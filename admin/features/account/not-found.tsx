/** No screen has this address. */

import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { Link } from '../../ui/link.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function NotFound() {
  const { t } = useMessages()
  useTitle(t('not_found.title'))
  return (
    <PlainCard title={t('not_found.title')} text={t('not_found.text')}>
      <Link look="button" variant="primary" wide href={pathTo('/')}>
        {t('not_found.home')}
      </Link>
    </PlainCard>
  )
}
