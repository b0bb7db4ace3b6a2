/** Chooses the domain that all other hosts of a site lead to; null: its subdomain. */
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { domainClient } from './client.ts'

export function usePrimary(site_id: string) {
  const { t } = useMessages()
  return useChange({
    run: (domain_id: string | null) => domainClient.domains.setPrimary({ site_id, body: { domain_id } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'domains', 'sites', 'pages'),
    done: ({ address }) => ({ text: t('domains.primary_saved', { address }) }),
  })
}
