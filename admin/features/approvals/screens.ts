/** The screen of approvals. */
import { ClipboardCheck } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites/$site_id/approvals', {
    name: 'Approvals',
    access: 'read-site',
    search: { show: oneOf('all') },
    load: () => import('./approval-list.tsx').then(module => module.ApprovalList),
    data: async ({ params: { site_id }, search: { show } }) => [
      (await import('./queries.ts')).approvalsQuery(site_id, show ?? 'pending'),
    ],
    navigation: { label: 'approvals.title', icon: ClipboardCheck, section: 'site', order: 25 },
    width: 'wide',
  }),
] as const
