/** What the list of campaigns shows first, as far as the person may read it: the campaigns, and what they capture by. */
import { assistantChoicesQuery } from '../../product/assistants/choices.ts'
import { allowed } from '../../product/screens/allowed.ts'
import type { AnyQuery } from '../../product/screens/screen.ts'
import type { Access } from '../../product/session/abilities.ts'
import { campaignsQuery, sourcesQuery } from './queries.ts'

export async function firstOfList(
  site_id: string,
  filter: Parameters<typeof campaignsQuery>[1],
  can: (access: Access) => Promise<boolean>,
): Promise<AnyQuery[]> {
  const captured = await allowed(
    can,
    ['manage-popups', [sourcesQuery(site_id)]],
    ['some-assistants', [assistantChoicesQuery(site_id)]],
  )
  return [campaignsQuery(site_id, filter), ...captured]
}
