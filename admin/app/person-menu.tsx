/** Who is signed in, their language and theme, and the way out. */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { signOut } from '../features/account/sign-out.ts'
import { useMessages } from '../messages/messages.tsx'
import { profileQuery } from '../product/account/queries.ts'
import { Button as ActionButton } from '../ui/button.tsx'
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx'

export function PersonMenu() {
  const { t } = useMessages()
  const router = useRouter()
  const { data } = useQuery(profileQuery())
  const name = data ? `${data.first_name} ${data.last_name}`.trim() : ''
  const initials = `${data?.first_name[0] ?? ''}${data?.last_name[0] ?? ''}`.toUpperCase()
  return (
    <DialogTrigger>
      <Button className="nav-button">
        <span className="unseen">{t('app.your_account')}</span>
        <span className="nav-mark nav-person" aria-hidden>
          {initials}
        </span>
        <span className="nav-label">{name}</span>
      </Button>
      <Popover className="popover" placement="top start" offset={4}>
        <Dialog className="person" aria-label={t('app.your_account')}>
          <div>
            <strong>{name}</strong>
            <p className="muted">{data?.email}</p>
          </div>
          <div className="person-choice">
            <span>{t('app.language')}</span>
            <LanguageSwitch />
          </div>
          <div className="person-choice">
            <span>{t('app.theme')}</span>
            <ThemeSwitch />
          </div>
          <ActionButton
            icon={<LogOut size={16} aria-hidden />}
            wide
            onPress={() => signOut(() => router.navigate({ to: '/' }))}
          >
            {t('app.sign_out')}
          </ActionButton>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
