/** How many assistants the site has and may have, and more of them where they are sold. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantsPath } from '../../../product/assistants/paths.ts'
import { AddOnList, CartLink } from '../../../product/cart/add-on-list.tsx'
import { addOnsQuery } from '../../../product/cart/queries.ts'
import { allowanceName } from '../../../product/plan-words.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHeldFocus } from '../../../ui/use-held-focus.ts'
import { allowanceQuery } from '../queries.ts'

export function AssistantAllowance() {
  const { t, number } = useMessages()
  const { site_id } = useSite()
  const can = useCan()
  useHeldFocus()
  const { data, error, refetch } = useQuery(allowanceQuery(site_id))
  const { data: addOns } = useQuery(addOnsQuery(site_id, 'assistant'))
  const back = can('manage-assistants', site_id)
    ? { label: t('assistants.title'), href: assistantsPath(site_id) }
    : undefined
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} {...(back && { back })} />
  return (
    <>
      <PageHeader
        title={t('assistants.allowance')}
        description={t('assistants.allowance_text')}
        {...(back && { back })}
        action={
          addOns?.payments === 'on' ? (
            <CartLink site_id={site_id} />
          ) : (
            can('manage-billing') && (
              <Link look="button" href={pathTo('/billing')}>
                {t('billing.title')}
              </Link>
            )
          )
        }
      />
      <div className="stack">
        {data && !data.plan && addOns && <WithoutPlan isPaid={addOns.payments === 'on'} />}
        <Section title={data?.plan ? t('billing.plan', { name: data.plan }) : t('billing.site')}>
          {data ? (
            <Meter
              label={allowanceName('assistants', t)}
              used={data.used}
              limit={data.limit}
              words={
                data.limit === null
                  ? t('billing.unlimited', { used: number(data.used) })
                  : t('billing.used_of', { used: number(data.used), limit: number(data.limit) })
              }
              note={t('billing.full')}
            />
          ) : (
            <Skeleton />
          )}
        </Section>
        {addOns && addOns.payments !== 'off' && (
          <section className="stack" data-near aria-labelledby="add-ons">
            <h2 id="add-ons">{t('cart.add_ons')}</h2>
            <p className="muted">{t('cart.add_ons_text')}</p>
            <AddOnList site_id={site_id} plan_type="assistant" />
          </section>
        )}
      </div>
    </>
  )
}

/** An account may have none though the installation sells some. */
function WithoutPlan({ isPaid }: { isPaid: boolean }) {
  const { t } = useMessages()
  if (isPaid) return <Notice tone="info" title={t('billing.without_plan')} />
  return (
    <Notice tone="good" title={t('billing.no_plan')}>
      {t('billing.no_plan_text')}
    </Notice>
  )
}
