/** The way from a new site to a popup on a page of the owner's. */
import { screen } from '../../product/screens/screen.ts'

export const screens = [
  screen('/sites/$site_id/first-minutes', {
    name: 'First Minutes',
    access: 'manage-popups',
    load: () => import('./first-minutes.tsx').then(module => module.FirstMinutes),
  }),
] as const
