/** The screens of imports. Reached from the list of leads, not from the navigation. */
import { Upload } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites/$site_id/imports', {
    name: 'Imports',
    access: 'manage-leads',
    search: { add: oneOf('import') },
    found: { label: 'imports.title', icon: Upload, key: 'i' },
    load: () => import('./import-list.tsx').then(module => module.ImportList),
    data: async ({ params: { site_id } }) => {
      const { importsQuery } = await import('./queries.ts')
      return [importsQuery(site_id)]
    },
    width: 'wide',
  }),
  screen('/sites/$site_id/imports/$import_id', {
    name: 'Import',
    access: 'manage-leads',
    search: { step: oneOf('map', 'options'), verdict: oneOf('new', 'changed', 'same', 'refused', 'skipped') },
    load: () => import('./import-screen.tsx').then(module => module.ImportScreen),
    data: async ({ params: { site_id, import_id } }) => {
      const { importQuery } = await import('./queries.ts')
      return [importQuery(site_id, import_id)]
    },
  }),
] as const
