/** Whether a person may look into the images of a site: designing an assistant alone does not let them. */
import { useCan } from '../session/abilities.ts'

const readers = ['manage-popups', 'manage-pages', 'manage-emails', 'manage-sites'] as const

export function useMayReadImages(site_id: string): boolean {
  const can = useCan()
  return readers.some(access => can(access, site_id))
}
