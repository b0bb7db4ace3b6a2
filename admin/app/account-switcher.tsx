/** The account that account screens are about, for whoever is in several: choosing another shows its sites. */
import type { OwnAccount } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Check, ChevronsUpDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { roleWords } from '../features/managers/role-words.ts'
import { useMessages } from '../messages/messages.tsx'
import { pathTo } from '../product/screens/path-to.ts'
import { currentAccount } from '../product/session/current-account.ts'
import { session, useSession } from '../product/session/session.ts'
import { Menu } from '../ui/menu.tsx'
import navigationStyles from './navigation.module.css'
import styles from './site-switcher.module.css'

export function AccountSwitcher({ accounts }: { accounts: readonly OwnAccount[] }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const current = currentAccount(accounts, useSession().account)
  return (
    <Menu
      label={t('app.switch_account')}
      placement="bottom start"
      trigger={
        <Button className={navigationStyles.button}>
          <span className="visually-hidden">{t('app.switch_account')}</span>
          <span className={`${navigationStyles.mark} ${navigationStyles.person}`} aria-hidden>
            {current?.name.slice(0, 1).toUpperCase()}
          </span>
          <span data-slot="label">{current?.name}</span>
          <ChevronsUpDown size={14} aria-hidden data-slot="label" />
        </Button>
      }
      actions={accounts.map(({ id, name, role }) => ({
        id,
        label: name,
        ...(role && { note: t(roleWords[role][0]) }),
        icon: id === current?.id ? <Check size={16} aria-hidden /> : <span className={styles.gap} />,
        onAction: () => {
          session.setAccount(id)
          void navigate({ href: pathTo('/sites') })
        },
      }))}
    />
  )
}
