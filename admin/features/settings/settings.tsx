/** The account: who one is, the password, the keys that programs sign in with, and what was changed. The chosen tab is in the URL. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { abilitiesQuery, allows } from '../../product/session/abilities.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccountHistory } from './account-history.tsx'
import { ApiKeys } from './api-keys.tsx'
import { ConnectedAccounts } from './connected-accounts.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { NotificationChoices } from './notification-choices.tsx'
import { OwnPassword } from './own-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { Profile } from './profile.tsx'
import { SecondFactor } from './second-factor.tsx'

export function Settings() {
  const { t } = useMessages()
  const { data: abilities } = useQuery(abilitiesQuery())
  return (
    <>
      <PageHeader title={t('settings.title')} />
      {abilities ? <Sections mayManage={allows(abilities, 'manage-account')} /> : <Skeleton />}
    </>
  )
}

/** Everyone has a profile and devices; keys and history are the account's. */
function Sections({ mayManage }: { mayManage: boolean }) {
  const { t } = useMessages()
  const [view, change] = useView('/settings')
  const own = [
    { id: 'profile', label: t('settings.profile'), content: <Profile /> },
    {
      id: 'security',
      label: t('settings.security'),
      content: (
        <>
          <OwnPassword />
          <Passkeys />
          <ConnectedAccounts />
          <SecondFactor />
        </>
      ),
    },
    { id: 'notifications', label: t('notification_settings.title'), content: <NotificationChoices /> },
    { id: 'devices', label: t('devices.heading'), content: <Devices /> },
  ]
  const ofAccount = [
    { id: 'api-keys', label: t('api_keys.title'), content: <ApiKeys /> },
    { id: 'history', label: t('settings.history'), content: <AccountHistory /> },
  ]
  const last = { id: 'delete', label: t('delete_account.tab'), content: <DeleteAccount /> }
  const tabs = [...own, ...(mayManage ? ofAccount : []), last]
  return (
    <Tabs
      label={t('settings.title')}
      selected={tabs.find(({ id }) => id === view.tab)?.id ?? 'profile'}
      onSelect={tab => change({ tab: tab === 'profile' ? undefined : tab })}
      tabs={tabs}
    />
  )
}
