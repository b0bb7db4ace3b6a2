/** The brand as the owner's website shows it: read by itself, taken as far as it is ticked. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { FoundBrand, type TakenBrand } from '../../product/brand/found-brand.tsx'
import { brandQuery } from '../../product/brand/queries.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { websiteBrandQuery } from './queries.ts'
import { reasonOf } from './reason-of.ts'

export function BrandStep({ site_id, website }: { site_id: string; website: string }) {
  const { t } = useMessages()
  const { data: found, error } = useQuery({ ...websiteBrandQuery(site_id, website), enabled: website !== '' })
  const take = useChange({
    run: async ({ changes, name }: TakenBrand) => {
      if (name) await client.sites.update({ site_id, body: { name } })
      await client.brand.update({ site_id, body: changes })
    },
    shows: 'the answer',
    refreshes: [sitesQuery().queryKey, brandQuery(site_id).queryKey],
    isHandled: () => true,
  })
  return (
    <>
      <p className="muted">{t('first_minutes.brand_text')}</p>
      {website !== '' && !found && !error && (
        <>
          <p role="status">{t('first_minutes.brand_reading', { website })}</p>
          <Skeleton lines={['60%', '80%', '70%']} />
        </>
      )}
      {error && (
        <Notice tone="warning" title={t('first_minutes.not_reached', { website })}>
          {reasonOf(error)}
        </Notice>
      )}
      {found && (
        <FoundBrand key={found.url} site_id={site_id} found={found} onTake={taken => take.mutateAsync(taken)} />
      )}
      <Link href={pathTo('/sites/$site_id/site/design', { site_id })}>{t('first_minutes.brand_go')}</Link>
    </>
  )
}
