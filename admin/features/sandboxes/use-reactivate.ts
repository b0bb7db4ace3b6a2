/** Takes the cancellation of a sandbox back; one that has ended no longer expires. */
import type { Sandbox } from '@leadwright/sdk'
import { sandboxes } from '../../product/sandboxes/client.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'

export function useReactivate(sandbox: Pick<Sandbox, 'id' | 'status' | 'expires_at'> | undefined) {
  const { site_id } = useSite()
  // A canceled one has not ended yet and keeps its expiry.
  const expires_at = sandbox?.status === 'canceled' ? sandbox.expires_at : null
  return useChange({
    run: () => sandboxes.reactivate({ site_id, sandbox_id: sandbox?.id ?? '', body: { expires_at } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'notifications', 'usage'),
  })
}
