/** Who else works in the account, and the page that an invitation leads to. */
import { UserRoundPen } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/managers', {
    name: 'Managers',
    access: 'manage-managers',
    load: () => import('./member-list.tsx').then(module => module.MemberList),
    data: async () => {
      const { managersQuery } = await import('./queries.ts')
      return [managersQuery()]
    },
    navigation: { label: 'managers.title', icon: UserRoundPen, order: 20, key: 'k' },
  }),
  screen('/invitation/$token', {
    name: 'Invitation',
    access: 'public',
    load: () => import('./invitation.tsx').then(module => module.InvitationScreen),
  }),
] as const
