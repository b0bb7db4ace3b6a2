/** Makes a tag that was typed and did not exist. */

import { ofSite, useChange } from '../screens/use-change.ts'
import { leadSettingsClient } from './client.ts'

export function useNewTag(site_id: string): (name: string) => Promise<string> {
  const create = useChange({
    run: (name: string) => leadSettingsClient.tags.create({ site_id, body: { name } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'tags'),
    isHandled: () => true,
  })
  return async name => (await create.mutateAsync(name)).id
}
