/** No permission, or not signed in: the sentence, and a link that helps. */

import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useSession } from '../../product/session/session.ts'
import { Link } from '../../ui/link.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function Unauthorized() {
  const { t } = useMessages()
  const [{ return_to }] = useView('/unauthorized')
  const isSignedIn = useSession().token !== null
  useTitle(t('unauthorized.title'))
  const login = pathTo('/login', undefined, { return_to })
  return (
    <PlainCard title={t('unauthorized.title')} text={t('unauthorized.sentence')}>
      <p className="muted">{t(isSignedIn ? 'unauthorized.ask' : 'unauthorized.sign_in_text')}</p>
      <Link look="button" variant="primary" wide href={isSignedIn ? pathTo('/sites') : login}>
        {t(isSignedIn ? 'unauthorized.to_sites' : 'login.sign_in')}
      </Link>
    </PlainCard>
  )
}
