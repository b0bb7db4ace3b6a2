/** The user menu: language, theme, signing out. */

import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../messages/messages.tsx'
import { profileQuery } from '../product/account/queries.ts'
import { signOut } from '../product/session/sign-out.ts'
import { Button as ActionButton } from '../ui/button.tsx'
import listBoxStyles from '../ui/list-box.module.css'
import navigationStyles from './navigation.module.css'
import styles from './person-menu.module.css'
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx'

export function PersonMenu() {
  const { t } = useMessages()
  const router = useRouter()
  const { data } = useQuery(profileQuery())
  const name = data ? `${data.first_name} ${data.last_name}`.trim() : ''
  const initials = `${data?.first_name[0] ?? ''}${data?.last_name[0] ?? ''}`.toUpperCase()
  return (
    <DialogTrigger>
      <Button className={navigationStyles.button}>
        <span className="visually-hidden">{t('app.your_account')}</span>
        <span className={`${navigationStyles.mark} ${navigationStyles.person}`} aria-hidden>
          {data?.picture_url ? <img src={data.picture_url} alt="" /> : initials}
        </span>
        <span data-slot="label">{name}</span>
      </Button>
      <Popover className={listBoxStyles.popover} placement="top start" offset={4}>
        <Dialog className={styles.person} aria-label={t('app.your_account')}>
          <div>
            <strong>{name}</strong>
            <p className="muted">{data?.email}</p>
          </div>
          <div className={styles.choice}>
            <span>{t('app.language')}</span>
            <LanguageSwitch />
          </div>
          <div className={styles.choice}>
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
