/** Where the screens of one template are, for links. */
import { pathTo } from '../screens/path-to.ts'

export const templatePath = (
  site_id: string,
  template_id: string,
  tab?: 'overview' | 'people' | 'results' | 'versions' | 'history',
) => pathTo('/sites/$site_id/emails/builder/$template_id', { site_id, template_id }, { tab })
