/** On every screen while a super administrator acts as somebody: as whom, until when, and the way back. */
import type { Abilities } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { signOut } from '../../product/session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function ImpersonationBanner({ impersonation }: { impersonation: NonNullable<Abilities['impersonation']> }) {
  const { t, time } = useMessages()
  const router = useRouter()
  const { data: person } = useQuery(profileQuery())
  const name = person ? `${person.first_name} ${person.last_name}`.trim() : ''
  return (
    <Notice
      tone="warning"
      title={t('console.acting_as', { name, by: impersonation.by })}
      action={
        <Button onPress={() => signOut(() => router.navigate({ to: '/sites' }))}>{t('console.stop_acting')}</Button>
      }
    >
      {t('console.acting_until', { time: time(impersonation.until) })}
    </Notice>
  )
}
