/** The screen of data retention. */
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/site/retention', {
    name: 'Data retention',
    access: 'manage-sites',
    load: () => import('./retention.tsx').then(module => module.Retention),
  }),
] as const
