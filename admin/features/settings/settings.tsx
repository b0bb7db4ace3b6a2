/** The account: who one is, the password, the keys that programs sign in with, and what was changed. The chosen tab is in the URL. */
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccountHistory } from './account-history.tsx'
import { ApiKeys } from './api-keys.tsx'
import { OwnPassword } from './own-password.tsx'
import { Profile } from './profile.tsx'

export function Settings() {
  const { t } = useMessages()
  const [view, change] = useView('/settings')
  return (
    <>
      <PageHeader title={t('settings.title')} />
      <Tabs
        label={t('settings.title')}
        selected={view.tab ?? 'profile'}
        onSelect={tab => change({ tab: tab === 'profile' ? undefined : tab })}
        tabs={[
          {
            id: 'profile',
            label: t('settings.profile'),
            content: (
              <>
                <Profile />
                <OwnPassword />
              </>
            ),
          },
          { id: 'api-keys', label: t('api_keys.title'), content: <ApiKeys /> },
          { id: 'history', label: t('settings.history'), content: <AccountHistory /> },
        ]}
      />
    </>
  )
}
