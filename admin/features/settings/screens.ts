/** The person's own settings, and for who may manage it the account's. */
import { CircleUser } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/settings', {
    name: 'Settings',
    access: 'signed-in',
    search: { tab: text },
    load: () => import('./settings.tsx').then(module => module.Settings),
    data: async ({ search: { tab } }) => {
      const { accountActivitiesQuery, apiKeysQuery, secondFactorQuery, sessionsQuery } = await import('./queries.ts')
      if (tab === 'api-keys') return [apiKeysQuery()]
      if (tab === 'security') {
        const { identitiesQuery, passkeysQuery, providersQuery } = await import('../../product/account/ways-in.ts')
        const { profileQuery } = await import('../../product/account/queries.ts')
        return [profileQuery(), passkeysQuery(), identitiesQuery(), providersQuery(), secondFactorQuery()]
      }
      if (tab === 'notifications') return [(await import('./queries.ts')).notificationSettingsQuery()]
      if (tab === 'delete') return [(await import('./queries.ts')).accountDeletionQuery()]
      if (tab === 'devices') return [sessionsQuery()]
      if (tab === 'history') return [accountActivitiesQuery()]
      const { profileQuery } = await import('../../product/account/queries.ts')
      return [profileQuery()]
    },
    navigation: { label: 'settings.title', icon: CircleUser, order: 40, key: 'u' },
  }),
] as const
