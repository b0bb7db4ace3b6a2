/** The whole installation: how it is, what goes on in it, its accounts, its plans. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { AccountTable } from './account-table.tsx'
import { HealthSection } from './health-section.tsx'
import { OperationTable } from './operation-table.tsx'
import { PlanTable } from './plan-table.tsx'
import { installation, installationQuery } from './queries.ts'

export function Console() {
  const { t } = useMessages()
  useTitle(t('console.title'))
  return (
    <>
      <PageHeader
        title={t('console.title')}
        action={
          <div className="row-of">
            <Link look="button" href={pathTo('/console/account-emails')}>
              {t('account_emails.title')}
            </Link>
            <Link look="button" href={pathTo('/console/billing')}>
              {t('billing_console.title')}
            </Link>
            <Link look="button" href={pathTo('/console/pricing-page')}>
              {t('pricing_page.title')}
            </Link>
          </div>
        }
      />
      <InstallationSection />
      <HealthSection />
      <OperationTable />
      <AccountTable />
      <PlanTable />
    </>
  )
}

function InstallationSection() {
  const { t, number } = useMessages()
  const { data } = useQuery(installationQuery())
  const close = useChange({
    run: (maintenance: boolean) => installation.update({ body: { maintenance } }),
    shows: 'the answer',
    refreshes: [installationQuery().queryKey],
    done: ({ maintenance }) => ({ text: maintenance ? t('console.closed_toast') : t('console.opened_toast') }),
  })
  if (!data) return <Skeleton />
  return (
    <Section title={t('console.installation')}>
      <div className="stack">
        <Facts
          facts={[
            [t('console.accounts'), number(data.account_count)],
            [t('console.sites'), number(data.site_count)],
            [t('console.damaged'), number(data.damaged_site_ids.length)],
          ]}
        />
        <Switch
          isSelected={data.maintenance}
          isDisabled={data.fixed || close.isPending}
          onChange={on => close.mutate(on)}
          description={data.fixed ? t('console.maintenance_fixed') : t('console.maintenance_note')}
        >
          {t('console.maintenance')}
        </Switch>
      </div>
    </Section>
  )
}
