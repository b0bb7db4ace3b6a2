/** Whether it is known what stands above the figures: until then they wait, and nothing pushes them down afterwards. */
import type { Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../product/emails/queries.ts'
import { visitQuery } from '../../product/notifications/queries.ts'
import { useCan } from '../../product/session/abilities.ts'
import { isAwaited, useFirstSteps } from './first-steps.tsx'

export function useIsKnown(site: Site): boolean {
  const can = useCan()
  const steps = useFirstSteps(site)
  const settings = useQuery({ ...settingsQuery(site.id), enabled: can('manage-emails', site.id) })
  const visit = useQuery({ ...visitQuery(site.id), enabled: can('read-site', site.id) })
  return !steps.isLoading && !isAwaited(settings) && !isAwaited(visit)
}
