/** What a site is connected with: services that keep contacts, hooks at which forms of other products deliver, and the ways by which events leave. */
import { useQuery } from '@tanstack/react-query'
import { Cable, Plus } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { wholeList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { HookBadge } from './hook-badge.tsx'
import { NewHookDialog } from './new-hook-dialog.tsx'
import { OtherWays } from './other-ways.tsx'
import { hooksQuery } from './queries.ts'
import { ServiceCatalogue } from './service-catalogue.tsx'

export function IntegrationList() {
  const { t, relative, number } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/settings/integrations')
  const list = wholeList(useQuery(hooksQuery(site_id)))
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'hook' })}>
      {t('integrations.create_hook')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('integrations.title')} description={t('integrations.text')} action={create} />
      <div className="stack">
        <ServiceCatalogue site_id={site_id} />
        <Section title={t('integrations.hooks')} description={t('integrations.hooks_text')} isFlush>
          <DataTable
            label={t('integrations.hooks')}
            {...list}
            isPart
            nameOf={({ name }) => name}
            hrefOf={({ id }) =>
              pathTo('/sites/$site_id/settings/integrations/hooks/$incoming_hook_id', { site_id, incoming_hook_id: id })
            }
            empty={
              <EmptyState
                icon={<Cable size={20} aria-hidden />}
                title={t('integrations.no_hooks')}
                text={t('integrations.no_hooks_text')}
              />
            }
            columns={[
              { id: 'name', label: t('integrations.name'), cell: ({ name }) => name },
              {
                id: 'waiting',
                label: t('integrations.calls_waiting'),
                width: '110px',
                align: 'end',
                hideBelow: 1024,
                cell: ({ calls }) => number(calls.waiting),
              },
              {
                id: 'called',
                label: t('integrations.last_called'),
                width: '170px',
                hideBelow: 600,
                cell: ({ last_called_at }) => (last_called_at ? relative(last_called_at) : t('integrations.never')),
              },
              {
                id: 'status',
                label: t('integrations.status'),
                width: '190px',
                cell: hook => <HookBadge of={hook} />,
              },
            ]}
          />
        </Section>
        <OtherWays site_id={site_id} />
      </div>
      <NewHookDialog site_id={site_id} isOpen={view.create === 'hook'} onClose={() => change({ create: undefined })} />
    </>
  )
}
