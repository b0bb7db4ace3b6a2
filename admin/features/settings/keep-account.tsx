/** All that who deleted their account sees after signing in again: until when they can keep it. */
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { signOut } from '../../product/session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { accountDeletion } from './client.ts'

export function KeepAccount({ deletes_at }: { deletes_at: string }) {
  const { t, moment } = useMessages()
  const queries = useQueryClient()
  const router = useRouter()
  useTitle(t('delete_account.closed'))
  const keep = useChange({
    run: async () => {
      await accountDeletion.cancel()
      await queries.invalidateQueries()
    },
    shows: 'the answer',
    done: () => ({ text: t('delete_account.kept_toast') }),
  })
  return (
    <PlainCard
      title={t('delete_account.closed')}
      text={t('delete_account.closed_text', { moment: moment(deletes_at) })}
    >
      <Button variant="primary" wide isPending={keep.isPending} onPress={() => keep.mutate()}>
        {t('delete_account.keep')}
      </Button>
      <Button wide onPress={() => signOut(() => router.navigate({ to: '/' }))}>
        {t('app.sign_out')}
      </Button>
    </PlainCard>
  )
}
