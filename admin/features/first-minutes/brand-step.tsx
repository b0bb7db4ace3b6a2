/** The brand as the owner's website shows it: read by itself, taken as far as it is ticked. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { FoundBrand, type TakenBrand } from '../../product/brand/found-brand.tsx'
import { brandQuery } from '../../product/brand/queries.ts'
import { WebsiteForm } from '../../product/first-minutes/website-form.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { websiteBrandQuery } from './queries.ts'
import { reasonOf } from './reason-of.ts'

interface BrandStepProps {
  site_id: string
  website: string
  /** Another address, where the one that was given cannot be read. */
  onWebsite: (website: string) => void
}

export function BrandStep({ site_id, website, onWebsite }: BrandStepProps) {
  const { t } = useMessages()
  const reading = useQuery({ ...websiteBrandQuery(site_id, website), enabled: website !== '' })
  const { data: found, isFetching } = reading
  const error = isFetching ? null : reading.error
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
      <WebsiteForm
        label={t('first_minutes.website')}
        website={website}
        onSave={async address => {
          if (address === website) await reading.refetch()
          else onWebsite(address)
        }}
      >
        <Button type="submit" variant={found ? 'secondary' : 'primary'} isPending={isFetching}>
          {t('brand.read')}
        </Button>
      </WebsiteForm>
      {isFetching && (
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
      {found && !isFetching && (
        <FoundBrand key={found.url} site_id={site_id} found={found} onTake={taken => take.mutateAsync(taken)} />
      )}
      <Link href={pathTo('/sites/$site_id/site/design', { site_id })}>{t('first_minutes.brand_go')}</Link>
    </>
  )
}
