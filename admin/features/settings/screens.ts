/** The account's own settings. */
import { CircleUser } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { text } from '../../product/screens/search.ts'

export const screens = [
  screen('/settings', {
    name: 'Settings',
    access: 'manage-account',
    search: { tab: text },
    load: () => import('./settings.tsx').then(module => module.Settings),
    data: async ({ search: { tab } }) => {
      const { accountActivitiesQuery, apiKeysQuery } = await import('./queries.ts')
      if (tab === 'api-keys') return [apiKeysQuery()]
      if (tab === 'history') return [accountActivitiesQuery()]
      const { profileQuery } = await import('../../product/account/queries.ts')
      return [profileQuery()]
    },
    navigation: { label: 'settings.title', icon: CircleUser, order: 40, key: 'u' },
  }),
] as const
