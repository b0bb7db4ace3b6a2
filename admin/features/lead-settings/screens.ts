/** What leads can be sorted and described by: tags and custom fields. */
import { Tags } from 'lucide-react'
import { screen } from '../../product/screens/screen.ts'
import { oneOf, text } from '../../product/screens/search.ts'

export const screens = [
  screen('/sites/$site_id/leads/settings', {
    name: 'Lead Settings',
    access: 'manage-leads',
    search: { tab: text, q: text, create: oneOf('tag', 'field') },
    load: () => import('./lead-settings.tsx').then(module => module.LeadSettings),
    data: async ({ params: { site_id } }) => {
      const { fieldsQuery, tagsQuery } = await import('../../product/lead-settings/queries.ts')
      return [tagsQuery(site_id), fieldsQuery(site_id)]
    },
    navigation: { label: 'lead_settings.title', icon: Tags, section: 'people', order: 40, key: 'f' },
  }),
  screen('/custom-field-renderer', {
    name: 'custom-field-renderer',
    access: 'manage-leads',
    search: { site_id: text, fields: text, language: oneOf('en', 'es') },
    load: () => import('./field-renderer.tsx').then(module => module.FieldRenderer),
  }),
] as const
