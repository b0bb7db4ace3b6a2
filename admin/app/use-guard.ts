/** Rechecks access while a screen is open: a lost permission or a sign-out in another tab leaves it, as on entering. */

import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Screen } from '../product/screens/screen.ts'
import { abilitiesQuery, allows } from '../product/session/abilities.ts'
import { session, useSession } from '../product/session/session.ts'

export function useGuard(screen: Screen | undefined, site_id: string | undefined) {
  const router = useRouter()
  const isSignedIn = useSession().token !== null
  const { data } = useQuery({ ...abilitiesQuery(), enabled: isSignedIn })
  const isAllowed = !screen || !data || allows(data, screen.access, site_id)
  useEffect(() => {
    const onStorage = () => {
      if (session.get().token === null)
        void router.navigate({ to: '/login', search: { return_to: router.state.location.href }, replace: true })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [router])
  useEffect(() => {
    if (!isAllowed)
      void router.navigate({ to: '/unauthorized', search: { return_to: router.state.location.href }, replace: true })
  }, [isAllowed, router])
}
