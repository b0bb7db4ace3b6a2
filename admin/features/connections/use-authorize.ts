/** Goes to the service, where the owner signs in and from which they come back to `authorization-return.tsx`. */
import { connections } from '../../product/connections/client.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { pageElsewhere } from '../../ui/href.ts'

export function useAuthorize(site_id: string) {
  return useChange({
    run: async (connection_id: string) => {
      const { url } = await connections.authorize({ site_id, connection_id })
      window.location.assign(pageElsewhere(url))
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'connections'),
  })
}
