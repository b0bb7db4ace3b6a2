/** The screens of sandboxes. */
import { Container } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

const path = '/sites/$site_id/sandboxes'

export const screens = [
  screen(path, {
    name: 'Sandboxes',
    access: 'read-sandbox',
    search: { q: text, machine_status: oneOf('creating', 'ready', 'asleep', 'failed', 'deleting') },
    load: () => import('./sandbox-list.tsx').then(module => module.SandboxList),
    data: async ({ params: { site_id }, search: { q, machine_status } }) => [
      (await import('./queries.ts')).sandboxesQuery(site_id, { search: q, machine_status }),
    ],
    navigation: { label: 'sandboxes.title', icon: Container, section: 'site', order: 45, key: 'x' },
    width: 'wide',
  }),
  screen(`${path}/new-sandbox`, {
    name: 'New Sandbox',
    access: 'create-sandbox',
    load: () => import('./new-sandbox.tsx').then(module => module.CreateSandbox),
    data: async ({ params: { site_id } }) => [(await import('./queries.ts')).sandboxSettingsQuery(site_id)],
  }),
  screen(`${path}/settings`, {
    name: 'Sandbox Settings',
    access: 'manage-sandboxes',
    search: { tab: oneOf('general', 'cpanel') },
    load: () => import('./settings/sandbox-settings.tsx').then(module => module.SandboxSettingsScreen),
    data: async ({ params: { site_id } }) => [(await import('./queries.ts')).sandboxSettingsQuery(site_id)],
  }),
  screen(`${path}/$sandbox_id`, {
    name: 'Sandbox',
    access: 'read-sandbox',
    load: () => import('./detail/sandbox-screen.tsx').then(module => module.SandboxScreen),
    data: async ({ params: { site_id, sandbox_id } }) => [
      (await import('./queries.ts')).sandboxQuery(site_id, sandbox_id),
    ],
  }),
] as const
